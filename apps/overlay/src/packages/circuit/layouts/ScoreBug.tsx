import { type CSSProperties, useState } from 'react';
import type { ScoreBug as Bug, BugTeam, Notice } from '../../../models/in-game';
import { Fit } from '../../../parts/Fit';
import { TeamLogo } from '../../../parts/TeamLogo';
import { Panel } from '../parts/Panel';
import { Surge } from '../parts/Pulse';
import type { Point } from '../parts/points';
import { Sign } from '../parts/Sign';
import { Wires } from '../parts/Wires';
import styles from './ScoreBug.module.css';

const FEED = [
  {
    points: [
      [384, 0],
      [384, 24],
      [432, 72],
      [456, 72],
    ],
    tone: 'a',
    delay: 0,
    isPulsed: true,
  },
] as const;
const OUTLINE: readonly Point[] = [
  [456, 72],
  [456, 24],
  [1560, 24],
  [1560, 96],
  [1536, 120],
  [480, 120],
  [456, 96],
  [456, 72],
];

/** The clock is on the axis of the screen; the mark leads on the left, the map closes on the right. */
export function ScoreBug({ bug }: { bug: Bug }) {
  const { A, B, map, notice } = bug;
  const won = useWonRounds(bug);
  return (
    <>
      <Wires wires={FEED} />
      <Panel className={styles.bug} inside={styles.inside} delay={100}>
        <div className={styles.cap}>
          <Sign className={styles.mark} />
        </div>
        <Team team={A} />
        <Figure team={A} slot="A" />
        <Middle bug={bug} />
        <Figure team={B} slot="B" />
        <Team team={B} mirrored />
        <div className={styles.map}>
          {map && (
            <>
              <span className="ci-silk">{`Map ${map.number}`}</span>
              <Fit className={`${styles.mapName} ci-name`}>{map.name}</Fit>
            </>
          )}
        </div>
      </Panel>
      <SideTab team={A} slot="A" />
      <SideTab team={B} slot="B" />
      {notice && <NoticeTab key={notice.text} notice={notice} />}
      {won > 0 && <Surge key={won} points={OUTLINE} width={8} isEvent />}
    </>
  );
}

/** Counts the rounds that have been won since the scene is on; a correction downwards is none. */
function useWonRounds({ A, B }: Bug): number {
  const isCounted = A?.figure != null && B?.figure != null;
  const total = isCounted ? A.figure + B.figure : null;
  const [last, setLast] = useState(total);
  const [won, setWon] = useState(0);
  if (total !== last) {
    setLast(total);
    if (total !== null && last !== null && total > last) setWon(won + 1);
  }
  return won;
}

function Team({ team, mirrored = false }: { team: BugTeam | null; mirrored?: boolean }) {
  if (!team) return <div className={styles.team} />;
  return (
    <div className={styles.team} data-mirrored={mirrored || undefined}>
      <TeamLogo team={team.team} size={68} />
      <div className={styles.who}>
        <Fit className={`${styles.tag} ci-name`}>
          {team.team.details?.tag || team.team.displayName}
        </Fit>
        <span className={styles.pips}>
          {Array.from({ length: team.mapsToWin }, (_, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a pip is its place
            <i key={place} className="ci-via" data-on={place < team.maps || undefined} />
          ))}
        </span>
      </div>
    </div>
  );
}

/** In the colour of the side; without one, in that of the channel. */
function Figure({ team, slot }: { team: BugTeam | null; slot: 'A' | 'B' }) {
  const figure = team?.figure ?? null;
  const own = team?.side ? `mes-${team.side}` : slot === 'A' ? 'a' : 'b';
  return (
    <div
      className={styles.figure}
      style={{ '--cell': `var(--${own})` } as CSSProperties}
      data-empty={figure === null || undefined}
    >
      <i key={figure} className={styles.flash} />
      <b>{figure}</b>
    </div>
  );
}

function Middle({ bug: { roundNumber, clock } }: { bug: Bug }) {
  if (roundNumber === null && clock === null) return <div className={styles.middle} />;
  if (clock === null) {
    return (
      <div className={styles.middle}>
        <span className="ci-silk">Round</span>
        <b className={styles.clock}>{roundNumber}</b>
      </div>
    );
  }
  return (
    <div className={styles.middle}>
      <b className={styles.clock}>{clock}</b>
      {roundNumber !== null && <span className="ci-silk">{`Rd ${roundNumber}`}</span>}
    </div>
  );
}

const SIDES = { coalition: 'Coalition', breach: 'Breach' } as const;

function SideTab({ team, slot }: { team: BugTeam | null; slot: 'A' | 'B' }) {
  if (!team?.side) return null;
  return (
    <span
      className={`${styles.side} ci-flash`}
      style={{ color: `var(--mes-${team.side})` }}
      data-slot={slot}
    >
      {SIDES[team.side]}
    </span>
  );
}

function NoticeTab({ notice: { kind, text } }: { notice: Notice }) {
  return (
    <div className={styles.notice}>
      <div className={styles.tab} data-kind={kind}>
        <Fit>{text}</Fit>
      </div>
    </div>
  );
}
