import type { CSSProperties } from 'react';
import type { BugTeam, Notice, ScoreBug as ScoreBugModel } from '../../../models/in-game';
import { TeamLogo } from '../../../parts/TeamLogo';
import { Cut } from '../parts/Cut';
import { Digits } from '../parts/Digits';
import { arcPath } from '../parts/ring-path';
import { Sign } from '../parts/Sign';
import styles from './ScoreBug.module.css';

/** Two wings and a dial between them: round and clock inside, maps won on its rim. */
export function ScoreBug({ bug }: { bug: ScoreBugModel }) {
  const { A, B, map, roundNumber, clock, notice } = bug;
  return (
    <div className={styles.bug} data-bleed>
      <Wing team={A} slot="A" />
      <Wing team={B} slot="B" />
      {notice && <NoticePlate key={notice.text} notice={notice} />}
      <div className={`${styles.hub} wd-fade`}>
        <svg viewBox="0 0 180 180" aria-hidden="true">
          <Pips team={A} slot="A" />
          <Pips team={B} slot="B" />
        </svg>
        {roundNumber !== null && <span className={styles.round}>{`R${roundNumber}`}</span>}
        {clock !== null && <span className={`${styles.clock} wd-number`}>{clock}</span>}
        {roundNumber === null && clock === null && <Sign className={styles.sign} />}
      </div>
      {map && (
        <p className={`${styles.map} wd-label wd-fade`} style={{ '--d': '900ms' } as CSSProperties}>
          {map.name}
          <i />
          {`Map ${map.number}`}
        </p>
      )}
    </div>
  );
}

const SIDES = { coalition: 'COA', breach: 'BRE' } as const;

function Wing({ team, slot }: { team: BugTeam | null; slot: 'A' | 'B' }) {
  return (
    <div className={styles.window} data-slot={slot}>
      <div className={styles.wing} data-side={team?.side ?? undefined}>
        {team && (
          <>
            <span className={styles.side}>{team.side && SIDES[team.side]}</span>
            <TeamLogo team={team.team} size={58} />
            <Cut className={`${styles.tag} wd-name`}>
              {team.team.details?.tag || team.team.displayName}
            </Cut>
            <span className={`${styles.figure} wd-number`}>
              {team.figure !== null && <Digits value={team.figure} />}
            </span>
          </>
        )}
      </div>
    </div>
  );
}

const RIM = { x: 90, y: 90, radius: 82 };
/** In degrees: of all pips of a team, of the gap between two, and where the first one begins. */
const PIPS = { all: 66, gap: 4, first: 12 };

/** Maps won, from the side of the team to the lowest point of the rim. */
function Pips({ team, slot }: { team: BugTeam | null; slot: 'A' | 'B' }) {
  if (!team) return null;
  const each = PIPS.all / Math.max(3, team.mapsToWin);
  return Array.from({ length: team.mapsToWin }, (_, place) => {
    const from = PIPS.first + place * each;
    const to = from + each - PIPS.gap;
    return (
      <path
        // biome-ignore lint/suspicious/noArrayIndexKey: a pip is its place
        key={place}
        className={styles.pip}
        d={slot === 'A' ? arcPath(RIM, 180 - from, 180 - to) : arcPath(RIM, from, to)}
        data-won={place < team.maps || undefined}
      />
    );
  });
}

function NoticePlate({ notice: { kind, text } }: { notice: Notice }) {
  return (
    <div className={styles.notice} data-kind={kind}>
      <Cut lines="one">{text}</Cut>
    </div>
  );
}
