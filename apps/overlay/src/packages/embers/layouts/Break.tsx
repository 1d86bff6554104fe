import type { CSSProperties } from 'react';
import type { BreakModel, Series } from '../../../models/match';
import { Fit } from '../../../parts/Fit';
import { Burn } from '../parts/Burn';
import { Digits } from '../parts/Digits';
import { Forge, type Hit } from '../parts/Forge';
import { Head } from '../parts/Head';
import { hitOf } from '../parts/motion';
import { SeamHeadline } from '../parts/SeamHeadline';
import { SEAMS } from '../parts/seam';
import { Ahead } from './Ahead';
import styles from './Break.module.css';
import { Clock } from './Clock';
import { Duel } from './Duel';

const HITS: readonly Hit[] = [
  { at: hitOf(3), line: { from: [100, 590], to: [850, 590], count: 24, power: 0.8 }, isBig: true },
];

/** As before the start, with how the match stands that goes on. */
export default function Break({ round, title, text, clock, series, ahead, now }: BreakModel) {
  return (
    <Forge seam={SEAMS.starting} hits={HITS}>
      <Head title="Break" note={clock ? clock.label || round : round} />
      {clock || series ? (
        <div className={styles.title}>
          <Burn size={clock ? 104 : 190} width={960} step={2}>
            {title}
          </Burn>
        </div>
      ) : (
        <SeamHeadline seam={SEAMS.starting} size={330} width={1_740}>
          {title}
        </SeamHeadline>
      )}
      {clock ? (
        <Clock leftMs={clock.leftMs} />
      ) : (
        text && (
          <p
            className={`${styles.text} eb-lab eb-slam`}
            style={{ '--i': 3 } as CSSProperties}
            data-high={!series || undefined}
          >
            {text}
          </p>
        )
      )}
      {series && <Standing series={series} />}
      {clock && !series && <Duel A={ahead[0]?.teamA ?? null} B={ahead[0]?.teamB ?? null} />}
      <Ahead matches={ahead} now={now} />
    </Forge>
  );
}

/** Emblems on the seam with the maps that each has won. */
function Standing({ series: { A, B, score } }: { series: Series }) {
  return (
    <>
      <Duel A={A} B={B} />
      <div className={`${styles.score} eb-t eb-ignite`} style={{ '--i': 8 } as CSSProperties}>
        <b className={score.A < score.B ? styles.behind : undefined}>
          <Digits value={score.A} />
        </b>
        <b className={score.B < score.A ? styles.behind : undefined}>
          <Digits value={score.B} />
        </b>
      </div>
      <p className={`${styles.teams} eb-t eb-slam`} style={{ '--i': 6 } as CSSProperties}>
        <i className={`${styles.slash} eb-slash`} />
        <Fit>{A.displayName}</Fit>
        <i className={`${styles.slash} eb-slash`} />
        <Fit>{B.displayName}</Fit>
      </p>
    </>
  );
}
