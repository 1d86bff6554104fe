import { forfeitLabel } from '@mes/domain/series/forfeit';
import type { BracketMatch } from '@mes/ui/bracket/shape';
import { classNames } from '@mes/ui/class-names';
import { type CSSProperties, useState } from 'react';
import { displayName } from '../../../community';
import { UNDECIDED } from '../../../parts/labels';
import { TeamLogo } from '../../../parts/TeamLogo';
import type { Hole } from '../../kit';
import { Cut } from '../parts/Cut';
import { Digits } from '../parts/Digits';
import { Tag } from '../parts/Tag';
import styles from './BracketNode.module.css';

interface BracketNodeProps {
  match: BracketMatch;
  box: Hole;
  /** Whose name is gold. */
  lit: string | null;
}

/** Narrower nodes have tags. */
const NAMES_FROM = 230;

/** Two teams over a hairline: who has lost steps back, what is live stands in a red frame. */
export function BracketNode({ match, box, lit }: BracketNodeProps) {
  return (
    <div
      className={`${styles.node} wd-fade`}
      style={
        {
          left: box.x,
          top: box.y,
          width: box.width,
          height: box.height,
          '--d': `${Math.round(1_500 - Math.abs(box.x + box.width / 2 - 960) * 0.9)}ms`,
        } as CSSProperties
      }
      data-live={match.state === 'live' || undefined}
    >
      <Slot match={match} slot={0} box={box} lit={lit} />
      <Slot match={match} slot={1} box={box} lit={lit} />
      {match.state === 'live' && (
        <Tag tone="live" className={styles.live}>
          Live
        </Tag>
      )}
    </div>
  );
}

function Slot({ match, slot, box, lit }: BracketNodeProps & { slot: 0 | 1 }) {
  const { team } = match.slots[slot];
  const [first] = useState(team?.name);
  const own = slot === 0 ? 'A' : 'B';
  const hasLost = match.winner !== null && match.winner !== own;
  return (
    <p
      className={classNames(styles.slot, hasLost && styles.lost)}
      data-lit={(team && team.name === lit) || undefined}
      data-won={match.winner === own || undefined}
    >
      {team ? <TeamLogo team={team} size={34} className={styles.logo} /> : <u />}
      <b key={team?.name} className={team?.name === first ? undefined : styles.arrived}>
        <Cut widest={102}>
          {!team
            ? UNDECIDED
            : box.width < NAMES_FROM && team.tag
              ? team.tag.toUpperCase()
              : displayName(team)}
        </Cut>
      </b>
      <span>
        <Digits value={figureOf(match, slot)} />
      </span>
    </p>
  );
}

function figureOf({ state, winner, slots }: BracketMatch, slot: 0 | 1): string {
  if (state === 'forfeited') return forfeitLabel(winner, slot === 0 ? 'A' : 'B');
  const { score } = slots[slot];
  return (state === 'live' || state === 'finished') && score !== null ? String(score) : '';
}

/** In the globe on the axis. */
export function BracketFinal({ match }: { match: BracketMatch }) {
  const [A, B] = match.slots;
  return (
    <div
      className={`${styles.final} wd-fade`}
      style={{ '--d': '1500ms' } as CSSProperties}
      data-live={match.state === 'live' || undefined}
    >
      <span className="wd-label wd-gold">{match.state === 'live' ? 'Live' : 'Final'}</span>
      {[A, B].map(({ team }, slot) => {
        const figure = figureOf(match, slot === 0 ? 0 : 1);
        const hasLost = match.winner === (slot === 0 ? 'B' : 'A');
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a slot is its place
          <p key={slot} className={!team || hasLost ? 'wd-dim' : undefined}>
            <Cut className={styles.finalist}>{team ? nameInGlobe(team) : UNDECIDED}</Cut>
            {figure && (
              <b className={styles.figure}>
                <Digits value={figure} />
              </b>
            )}
          </p>
        );
      })}
    </div>
  );
}

function nameInGlobe(team: { name: string; tag: string }): string {
  return team.tag ? team.tag.toUpperCase() : displayName(team);
}
