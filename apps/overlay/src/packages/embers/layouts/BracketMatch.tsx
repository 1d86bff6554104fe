import { forfeitLabel } from '@mes/domain/series/forfeit';
import type { BracketMatch as Match } from '@mes/ui/bracket/shape';
import { classNames } from '@mes/ui/class-names';
import type { CSSProperties } from 'react';
import { Fit } from '../../../parts/Fit';
import { UNDECIDED } from '../../../parts/labels';
import { nameWithin } from '../../../parts/name-within';
import { TeamLogo } from '../../../parts/TeamLogo';
import { Tag } from '../parts/Tag';
import { Torn } from '../parts/Torn';
import styles from './BracketMatch.module.css';
import type { PlacedMatch } from './bracket-places';

interface BracketMatchProps {
  placed: PlacedMatch;
  isLast: boolean;
  /** Whose way through the bracket is lit. */
  hot: string | null;
}

/** A small plate with two lines; the one that is live glows. */
export function BracketMatch({ placed: { match, box }, isLast, hot }: BracketMatchProps) {
  const isLive = match.state === 'live';
  const logo = Math.round(Math.min(40, box.height * 0.36));
  const size = Math.min(44, Math.round(box.height * 0.34));
  return (
    <div
      className={`${styles.place} eb-slam`}
      style={
        {
          left: box.x,
          top: box.y,
          width: box.width,
          height: box.height,
          fontSize: size,
          '--i': 1 + box.x / 240,
        } as CSSProperties
      }
    >
      <Torn
        edges={isLive || isLast ? 'lrb' : 'b'}
        width={box.width}
        height={box.height}
        depth={5}
        tone={isLive || isLast ? 'molten' : 'cold'}
        seed={match.matchID}
        className={styles.plate}
      >
        {([0, 1] as const).map((slot) => (
          <Slot
            key={slot}
            match={match}
            slot={slot}
            logo={logo}
            room={box.width - logo - 86}
            size={size}
            isHot={hot !== null && match.slots[slot].team?.name === hot}
          />
        ))}
      </Torn>
      {isLive && (
        <Tag tone="live" className={styles.live}>
          Live
        </Tag>
      )}
    </div>
  );
}

interface SlotProps {
  match: Match;
  slot: 0 | 1;
  logo: number;
  room: number;
  size: number;
  isHot: boolean;
}

function Slot({ match, slot, logo, room, size, isHot }: SlotProps) {
  const { team } = match.slots[slot];
  const own = slot === 0 ? 'A' : 'B';
  const hasLost = match.winner !== null && match.winner !== own;
  const state = match.winner === own ? styles.won : hasLost || !team ? styles.out : undefined;
  return (
    <p className={classNames(styles.slot, state, isHot && styles.hot, 'eb-t')}>
      <span className={styles.logo} style={{ width: logo }}>
        {team && <TeamLogo team={team} size={logo} />}
      </span>
      {team ? (
        <Fit>{nameWithin(team, { room, size })}</Fit>
      ) : (
        <span className={styles.open}>{UNDECIDED}</span>
      )}
      <b>{figureOf(match, slot)}</b>
    </p>
  );
}

function figureOf({ state, winner, slots }: Match, slot: 0 | 1): string {
  if (state === 'forfeited') return forfeitLabel(winner, slot === 0 ? 'A' : 'B');
  const { score } = slots[slot];
  return (state === 'live' || state === 'finished') && score !== null ? String(score) : '';
}
