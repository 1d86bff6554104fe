import type { Score, VersusModel, VersusTeam } from '../../../models/match';
import { roundAndFormat, UNDECIDED } from '../../../parts/labels';
import { TeamLogo } from '../../../parts/TeamLogo';
import { Backdrop } from '../parts/Backdrop';
import { Copper } from '../parts/Copper';
import { Card } from '../parts/PlayerCard';
import { Surge } from '../parts/Pulse';
import type { Point } from '../parts/points';
import { Rail } from '../parts/Rail';
import { Typed } from '../parts/Typed';
import { Wires } from '../parts/Wires';
import styles from './Versus.module.css';
import { mapWires, VersusMaps } from './VersusMaps';

const BUS_A: readonly Point[] = [
  [120, 474],
  [1368, 474],
  [1440, 402],
  [1484, 402],
];
const BUS_B: readonly Point[] = [
  [120, 606],
  [1368, 606],
  [1440, 678],
  [1484, 678],
];

/** Two channels: the first team above, the second below, and between their buses the maps. */
export default function Versus({ round, bestOf, A, B, score, maps }: VersusModel) {
  const lead = score ? score.A - score.B : 0;
  return (
    <>
      <Backdrop />
      <Rail note={roundAndFormat(round, bestOf)} />
      <Wires
        wires={[
          { points: BUS_A, tone: 'a', hasVia: true, isPulsed: true },
          { points: BUS_B, tone: 'b', delay: 350, hasVia: true, isPulsed: true },
          ...mapWires(maps),
          ...[176, 904].map((y, place) => ({
            points: [
              [120, y],
              [216, y],
            ] as const,
            tone: 'trace-dim' as const,
            delay: 340 + place * 80,
          })),
        ]}
      />
      {lead !== 0 && <Surge points={lead > 0 ? BUS_A : BUS_B} delay={760} />}
      <Channel half={A} slot="A" />
      <Channel half={B} slot="B" />
      <VersusMaps maps={maps} />
      {score ? <Standing score={score} bestOf={bestOf} /> : bestOf && <Format bestOf={bestOf} />}
    </>
  );
}

const PLACES = [0, 1, 2, 3, 4];
const START_MS = { A: 340, B: 420 };

function Channel({ half, slot }: { half: VersusTeam | null; slot: 'A' | 'B' }) {
  const delay = START_MS[slot];
  return (
    <section className={styles.channel} data-slot={slot}>
      <div className={styles.lineup}>
        {PLACES.map((place) => (
          <Card
            key={half?.players[place]?.id ?? place}
            className={styles.player}
            player={half?.players[place] ?? null}
            side={slot === 'A' ? 'coalition' : 'breach'}
            delay={delay + place * 60}
          />
        ))}
      </div>
      {half && (
        <div className={`${styles.logo} ci-flash`}>
          <TeamLogo team={half.team} size={144} />
        </div>
      )}
      <div className={`${styles.name} ci-name ${half ? '' : 'ci-off'}`}>
        <Typed delay={delay + 280}>{half?.team.displayName ?? UNDECIDED}</Typed>
      </div>
      {half && (
        <p className={`${styles.facts} ci-silk ci-flash`}>
          <b>{half.team.details?.tag ?? ''}</b>
          {half.facts.seed && <span>{half.facts.seed}</span>}
          <span>{half.facts.region}</span>
          <span>{half.facts.record}</span>
        </p>
      )}
    </section>
  );
}

function Standing({ score, bestOf }: { score: Score; bestOf: number | null }) {
  return (
    <>
      <div className={styles.scoreA}>
        <Copper value={score.A} size={400} delay={1_040} {...lookOf('A', score)} />
      </div>
      <div className={styles.scoreB}>
        <Copper value={score.B} size={400} delay={1_120} {...lookOf('B', score)} />
      </div>
      {bestOf && <p className={`${styles.bestOf} ci-silk ci-flash`}>{`Best of ${bestOf}`}</p>}
    </>
  );
}

/** Copper for who is ahead, hollow for who is behind; both keep the colour of their channel. */
function lookOf(slot: 'A' | 'B', { A, B }: Score) {
  const [own, other] = slot === 'A' ? [A, B] : [B, A];
  if (own < other)
    return { tone: 'hollow', contour: slot === 'A' ? 'var(--a)' : 'var(--b)' } as const;
  return slot === 'A'
    ? ({ tone: 'a' } as const)
    : ({ tone: 'plain', contour: 'var(--b)' } as const);
}

/** Before the first map. */
function Format({ bestOf }: { bestOf: number }) {
  return (
    <div className={styles.format}>
      <p className="ci-silk ci-flash">Best of</p>
      <Copper value={bestOf} size={400} delay={1_040} tone="hollow" contour="var(--trace)" />
    </div>
  );
}
