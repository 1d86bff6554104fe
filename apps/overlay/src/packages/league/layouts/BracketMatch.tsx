import { forfeitLabel } from '@mes/domain/series/forfeit';
import type { BracketMatch as Match } from '@mes/ui/bracket/shape';
import { classNames } from '@mes/ui/class-names';
import type { CSSProperties } from 'react';
import { UNDECIDED } from '../../../parts/labels';
import { nameWithin } from '../../../parts/name-within';
import { TeamLogo } from '../../../parts/TeamLogo';
import { Name } from '../parts/Name';
import { Tag } from '../parts/Tag';
import styles from './BracketMatch.module.css';

interface BracketMatchProps {
  match: Match;
  /** Whose way is lit. */
  lit: string | null;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Two lines; the winner's figure is flooded, and only the live one has an outline. */
export function BracketMatch({ match, lit, x, y, width, height }: BracketMatchProps) {
  const isLive = match.state === 'live';
  return (
    <div
      className={`${styles.match} lg-fade`}
      style={
        { left: x, top: y, width, height, '--d': `${Math.round(500 + x * 0.4)}ms` } as CSSProperties
      }
      data-live={isLive || undefined}
    >
      {isLive && (
        <Tag tone="live" className={styles.live}>
          Live
        </Tag>
      )}
      <Slot match={match} slot={0} lit={lit} width={width} height={height / 2} />
      <Slot match={match} slot={1} lit={lit} width={width} height={height / 2} />
    </div>
  );
}

interface SlotProps {
  match: Match;
  slot: 0 | 1;
  lit: string | null;
  width: number;
  height: number;
}

function Slot({ match, slot, lit, width, height }: SlotProps) {
  const { team } = match.slots[slot];
  const own = slot === 0 ? 'A' : 'B';
  const size = Math.min(48, Math.floor(height * 0.78));
  const logo = Math.floor(height * 0.7);
  const room = width - logo - 16 - 26 - height;
  return (
    <p
      className={classNames(
        styles.slot,
        match.winner !== null && (match.winner === own ? styles.won : styles.lost),
        team !== null && team.name === lit && match.winner === own && styles.lit,
      )}
      style={{ gridTemplateColumns: `${logo + 26}px minmax(0, 1fr) ${height}px` }}
    >
      {team ? (
        <>
          <TeamLogo team={team} size={logo} className={styles.logo} />
          <Name width={room} size={size} least={24} delay={600}>
            {nameWithin(team, { room, size })}
          </Name>
        </>
      ) : (
        <span className={styles.open}>{UNDECIDED}</span>
      )}
      <b className={`${styles.figure} lg-tight`} style={{ fontSize: size }}>
        {figureOf(match, slot)}
      </b>
    </p>
  );
}

function figureOf({ state, winner, slots }: Match, slot: 0 | 1): string {
  if (state === 'forfeited') return forfeitLabel(winner, slot === 0 ? 'A' : 'B');
  const { score } = slots[slot];
  return (state === 'live' || state === 'finished') && score !== null ? String(score) : '';
}
