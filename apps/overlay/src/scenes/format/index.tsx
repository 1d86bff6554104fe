import { formatMoney } from '@mes/domain/money/money';
import { MapArt } from '@mes/ui/MapArt.tsx';
import type { CSSProperties } from 'react';
import { useTournament } from '../../data/use-scene-data';
import { Empty } from '../../parts/Empty';
import { type Fact, Facts } from '../../parts/Facts';
import { Fit } from '../../parts/Fit';
import { FullScene } from '../../parts/FullScene';
import { datesOf } from '../../parts/labels';
import { regionName } from '../../parts/team-facts';
import { isStillOpen, type StageLabels, stageLabels } from '../../tournament/format-labels';
import type { SceneTournament } from '../../tournament/scene-tournament';
import styles from './format.module.css';

/** How the tournament is played: its stages in order, the facts, and the maps. */
export default function Format() {
  const tournament = useTournament();
  const stages = tournament?.stages.map((stage, _, all) => stageLabels(stage, all)) ?? [];
  return (
    <FullScene title="Format" note={tournament ? regionName(tournament.region) : undefined}>
      {stages.length === 0 && <Empty>The format is not announced yet.</Empty>}
      <ol className={styles.stages} data-single={stages.length === 1 || undefined}>
        {stages.map((stage, place) => (
          <StageCard key={stage.name} stage={stage} number={stages.length > 1 ? place + 1 : null} />
        ))}
      </ol>
      {tournament && <Facts facts={factsOf(tournament)} step={3} className={styles.facts} />}
      {tournament && (
        <div className={styles.maps}>
          {tournament.mapPool.map((map, place) => (
            <div
              key={map}
              className={`${styles.map} wipe`}
              style={{ '--i': 4 + place * 0.5 } as CSSProperties}
            >
              <MapArt map={map} className={styles.art} />
              <b className={styles.mapName}>{map}</b>
            </div>
          ))}
        </div>
      )}
    </FullScene>
  );
}

/** A stage that is the whole tournament has no number. */
function StageCard({ stage, number }: { stage: StageLabels; number: number | null }) {
  return (
    <li className={`${styles.stage} wipe`} style={{ '--i': number ?? 0 } as CSSProperties}>
      <div>
        <h2 className={`${styles.title} tight`}>
          {number !== null && <b className={styles.number}>{number}</b>}
          <Fit className={styles.name}>{stage.name}</Fit>
        </h2>
        <p className={styles.format}>{stage.format}</p>
      </div>
      <ul className={styles.lines}>
        {stage.lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </li>
  );
}

function factsOf(tournament: SceneTournament): Fact[] {
  const { registered, prizePool, startsAt, endsAt } = tournament;
  return [
    { label: isStillOpen(tournament) ? 'Teams so far' : 'Teams', value: String(registered) },
    ...(prizePool > 0 ? [{ label: 'Prize pool', value: formatMoney(prizePool) }] : []),
    ...(startsAt === null
      ? []
      : [{ label: endsAt === null ? 'First day' : 'Dates', value: datesOf(startsAt, endsAt) }]),
  ];
}
