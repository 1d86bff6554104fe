import { forfeitLabel } from '@mes/domain/series/forfeit';
import type { BracketMatch as Match } from '@mes/ui/bracket/shape';
import type { CSSProperties } from 'react';
import { Fit } from '../../../parts/Fit';
import { UNDECIDED } from '../../../parts/labels';
import { nameWithin } from '../../../parts/name-within';
import type { Hole } from '../../kit';
import { Tag } from '../parts/Tag';
import styles from './Bracket.module.css';

interface BracketMatchProps {
  match: Match;
  box: Hole;
  /** The one on bone. */
  isLast: boolean;
}

/** Two lines over a hairline: who has lost steps back. */
export function BracketMatch({ match, box, isLast }: BracketMatchProps) {
  const size = Math.min(isLast ? 68 : 56, Math.round(box.height * 0.42));
  return (
    <div
      className={`${styles.match} hs-fade`}
      data-last={isLast || undefined}
      style={
        {
          left: box.x,
          top: box.y,
          width: box.width,
          height: box.height,
          fontSize: size,
          '--d': `${200 + box.x * 0.4}ms`,
        } as CSSProperties
      }
    >
      {match.state === 'live' && (
        <Tag tone="live" className={styles.live}>
          Live
        </Tag>
      )}
      <Slot match={match} slot={0} room={box.width * 0.78} size={size} />
      <Slot match={match} slot={1} room={box.width * 0.78} size={size} />
    </div>
  );
}

interface SlotProps {
  match: Match;
  slot: 0 | 1;
  room: number;
  size: number;
}

function Slot({ match, slot, room, size }: SlotProps) {
  const { team } = match.slots[slot];
  const own = slot === 0 ? 'A' : 'B';
  const hasLost = match.winner !== null && match.winner !== own;
  return (
    <p className={`${styles.slot} hs-mid ${hasLost || !team ? 'hs-dim' : ''}`}>
      {team ? <Fit>{nameWithin(team, { room, size })}</Fit> : <span>{UNDECIDED}</span>}
      <b>{figureOf(match, slot)}</b>
    </p>
  );
}

function figureOf({ state, winner, slots }: Match, slot: 0 | 1): string {
  if (state === 'forfeited') return forfeitLabel(winner, slot === 0 ? 'A' : 'B');
  const { score } = slots[slot];
  return (state === 'live' || state === 'finished') && score !== null ? String(score) : '';
}
