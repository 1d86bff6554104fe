import { classNames } from '@mes/ui/class-names';
import { useState } from 'react';
import type { BugTeam, Notice, ScoreBug as ScoreBugModel } from '../../../models/in-game';
import { Fit } from '../../../parts/Fit';
import { TeamLogo } from '../../../parts/TeamLogo';
import { Digits } from '../parts/Digits';
import { Torn } from '../parts/Torn';
import styles from './ScoreBug.module.css';

interface ScoreBugProps {
  bug: ScoreBugModel;
  bestOf: number | null;
}

/** Both teams on plates that lean towards the middle, where the clock or the round hangs. */
export function ScoreBug({ bug, bestOf }: ScoreBugProps) {
  const { A, B, map, roundNumber, clock, notice } = bug;
  const hits = useHits((A?.figure ?? 0) + (B?.figure ?? 0));
  const round = roundNumber === null ? '' : `Round ${roundNumber}`;
  return (
    <section className={`${styles.bug} eb-slam`} data-bleed>
      <div key={hits} className={styles.shaken} data-hit={hits > 0 || undefined}>
        <Team team={A} slot="A" />
        <Team team={B} slot="B" />
        <Torn
          edges="b"
          cut="lr"
          width={282}
          height={142}
          depth={8}
          rim={6}
          className={styles.middle}
        >
          {clock && <b className={`${styles.clock} eb-t`}>{clock}</b>}
          {!clock && roundNumber !== null && (
            <b className={`${styles.clock} eb-t`}>
              <Digits value={roundNumber} />
            </b>
          )}
          {!clock && roundNumber === null && <i className={`${styles.versus} eb-slash`} />}
          <span className={`${styles.round} eb-lab`}>
            {clock ? round : roundNumber === null ? '' : 'Round'}
          </span>
        </Torn>
        {map && (
          <Torn edges="lb" width={300} height={50} depth={5} tone="cold" className={styles.map}>
            <span className="eb-t">
              {map.name}
              <em>{bestOf && bestOf > 1 ? `Map ${map.number} of ${bestOf}` : ''}</em>
            </span>
          </Torn>
        )}
      </div>
      {notice && <NoticePlate key={notice.text} notice={notice} />}
    </section>
  );
}

/** Counts the changes of the score, of which each shakes the bug. */
function useHits(score: number): number {
  const [last, setLast] = useState({ score, hits: 0 });
  if (last.score !== score) setLast({ score, hits: last.hits + 1 });
  return last.hits;
}

const SIDES = { coalition: 'Coalition', breach: 'Breach' } as const;

function Team({ team, slot }: { team: BugTeam | null; slot: 'A' | 'B' }) {
  return (
    <Torn
      edges="b"
      cut={slot === 'A' ? 'l' : 'r'}
      width={430}
      height={100}
      depth={7}
      seed={slot === 'A' ? 1 : 2}
      className={classNames(styles.team, styles[slot], team?.side ? styles[team.side] : '')}
    >
      {team && (
        <>
          <i className={styles.edge} />
          <TeamLogo team={team.team} size={66} className={styles.logo} />
          <span className={styles.caption}>
            <Fit className={`${styles.tag} eb-t`}>
              {team.team.details?.tag || team.team.displayName}
            </Fit>
            <span className={styles.below}>
              <Pips won={team.maps} of={team.mapsToWin} />
              {team.side && <em className={styles.side}>{SIDES[team.side]}</em>}
            </span>
          </span>
          <b className={`${styles.figure} eb-t`}>
            {team.figure !== null && <Digits value={team.figure} />}
          </b>
        </>
      )}
    </Torn>
  );
}

function Pips({ won, of }: { won: number; of: number }) {
  if (of < 2) return null;
  return (
    <span className={styles.pips}>
      {Array.from({ length: of }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a pip is its place
        <i key={place} data-won={place < won || undefined} />
      ))}
    </span>
  );
}

/** Beside the middle: bomb, timeout, technical pause, or what somebody has just done. */
function NoticePlate({ notice: { kind, text } }: { notice: Notice }) {
  return (
    <div className={styles.noticeBox}>
      <Torn
        edges="rb"
        width={300}
        height={50}
        depth={6}
        tone={kind === 'pause' ? 'molten' : 'hot'}
        className={styles.notice}
      >
        {kind === 'bomb' && <Bomb />}
        <span className="eb-t">{text}</span>
      </Torn>
    </div>
  );
}

function Bomb() {
  return (
    <svg viewBox="0 0 24 24" width="32" height="32" aria-hidden="true">
      <path
        fill="currentColor"
        d="M10 8a7 7 0 1 0 .1 14A7 7 0 0 0 10 8Zm5-1 2-2 2 2-2 2Zm5-5h2v2h-2Zm0 5h2v2h-2Zm-4-5h2v2h-2Z"
      />
    </svg>
  );
}
