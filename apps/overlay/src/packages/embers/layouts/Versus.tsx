import type { CSSProperties } from 'react';
import type { VersusModel, VersusTeam } from '../../../models/match';
import { roundAndFormat, UNDECIDED } from '../../../parts/labels';
import { TeamLogo } from '../../../parts/TeamLogo';
import { TeamName } from '../../../parts/TeamName';
import { Digits } from '../parts/Digits';
import { Forge, type Hit } from '../parts/Forge';
import { Head } from '../parts/Head';
import { hitOf } from '../parts/motion';
import { SEAMS, seamAt } from '../parts/seam';
import { Lineup } from './Lineup';
import { NAME_WIDTH, standingOf } from './standing';
import styles from './Versus.module.css';
import { VersusMaps } from './VersusMaps';

const HITS: readonly Hit[] = [
  {
    at: hitOf(2),
    line: { from: [110, 350], to: [1_080, 350], count: 22, power: 0.8 },
    isBig: true,
  },
  { at: hitOf(3), line: { from: [900, 980], to: [1_800, 980], count: 22, power: 0.8 } },
  {
    at: hitOf(5),
    line: {
      from: [0, SEAMS.versus],
      to: [1_920, seamAt(SEAMS.versus, 1_920)],
      count: 40,
      power: 0.8,
    },
    isBig: true,
  },
];

/** Ten figures on the seam; the first team above it, the second below, the score where they meet. */
export default function Versus({ round, bestOf, A, B, score, maps }: VersusModel) {
  return (
    <Forge seam={SEAMS.versus} hits={HITS}>
      <Head title="Match" note={roundAndFormat(round, bestOf)} />
      <Team half={A} slot="A" />
      <Lineup
        standing={standingOf(A?.players ?? [], B?.players ?? [])}
        nameWidth={NAME_WIDTH}
        caption={bestOf === null ? '' : `Best of ${bestOf}`}
      />
      {score && (
        <div className={`${styles.score} eb-t eb-ignite`} style={{ '--i': 9 } as CSSProperties}>
          <b className={score.A < score.B ? styles.behind : undefined}>
            <Digits value={score.A} />
          </b>
          <i className={`${styles.slash} eb-slash`} />
          <b className={score.B < score.A ? styles.behind : undefined}>
            <Digits value={score.B} />
          </b>
        </div>
      )}
      <Team half={B} slot="B" />
      <VersusMaps maps={maps} />
    </Forge>
  );
}

function Team({ half, slot }: { half: VersusTeam | null; slot: 'A' | 'B' }) {
  const step: Record<`--${string}`, number> = {
    '--i': slot === 'A' ? 2 : 3,
    '--from': slot === 'A' ? 1 : -1,
  };
  const facts = half
    ? [half.team.details?.tag.toUpperCase(), half.facts.seed, half.facts.record, half.facts.region]
    : [];
  return (
    <section className={`${styles.team} ${styles[slot]} eb-slam`} style={step}>
      {half && <TeamLogo team={half.team} size={176} />}
      <div className={styles.caption}>
        <TeamName shown={half?.team.displayName ?? UNDECIDED} className={`${styles.name} eb-t`} />
        <p className={`${styles.facts} eb-lab`}>
          {facts
            .filter((fact) => fact)
            .map((fact, place) => (
              <span key={fact} className={styles.fact}>
                {place > 0 && <i className="eb-tick" />}
                {place === 0 ? <b>{fact}</b> : fact}
              </span>
            ))}
        </p>
      </div>
    </section>
  );
}
