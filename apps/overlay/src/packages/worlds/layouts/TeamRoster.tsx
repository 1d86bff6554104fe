import type { StreamTeam } from '@mes/contract/stream';
import { formatMoney } from '@mes/domain/money/money';
import { normaliseRank } from '@mes/domain/names/rank';
import { historyOf } from '@mes/domain/tournament/name/tournament-name';
import type { CSSProperties } from 'react';
import { eventName } from '../../../parts/event-name';
import { Cut } from '../parts/Cut';
import { Medallion } from '../parts/Medallion';
import styles from './TeamRoster.module.css';

const SIZE = 144;
const MIDDLE = 1_312;
const PITCH = 200;
const EVENTS = 4;

/** Those who play, on an arc. */
export function TeamRoster({ players }: { players: StreamTeam['players'] }) {
  return (
    <>
      {players.map((player, place) => {
        const dx = (place - (players.length - 1) / 2) * PITCH;
        const spot: Record<`--${string}`, string> = {
          '--x': `${MIDDLE + dx}px`,
          '--y': `${288 - (dx * dx) / 4_600}px`,
        };
        return (
          <div key={player.id} className="wd-at" style={spot}>
            <div
              className={`${styles.player} wd-rise`}
              style={{ '--d': `${1_000 + place * 90}ms` } as CSSProperties}
            >
              <Medallion player={player} side="coalition" size={SIZE} />
              <Cut className={styles.name} widest={110} lines="two if needed">
                {player.name}
              </Cut>
            </div>
          </div>
        );
      })}
    </>
  );
}

/** How the team did in other tournaments. */
export function TeamHistory({ team: { tournaments } }: { team: StreamTeam }) {
  const shown = tournaments.filter(({ name }) => historyOf(name) !== null).slice(0, EVENTS);
  if (shown.length === 0) return null;
  return (
    <ol className={styles.history}>
      {shown.map(({ id, name, rank, earnings }, place) => (
        <li
          key={id}
          className="wd-fade"
          style={{ '--d': `${1_700 + place * 90}ms` } as CSSProperties}
        >
          <Cut widest={112}>{eventName(name)}</Cut>
          <b>{rank === null ? 'Playing' : normaliseRank(rank)}</b>
          <span>{earnings > 0 ? formatMoney(earnings) : ''}</span>
        </li>
      ))}
    </ol>
  );
}
