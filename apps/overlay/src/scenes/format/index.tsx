import type { StreamTournament } from '@mes/contract/stream';
import { format as money } from '@mes/domain/money/money';
import { MapArt } from '@mes/ui/MapArt.tsx';
import type { CSSProperties } from 'react';
import { useTournament } from '../../data/use-scene-data';
import { Empty } from '../../parts/Empty';
import { type Fact, Facts } from '../../parts/Facts';
import { Fit } from '../../parts/Fit';
import { FullScene } from '../../parts/FullScene';
import { datesOf } from '../../parts/words';
import { type StageWords, stageWords } from '../../tournament/format-words';
import styles from './format.module.css';

/** How the tournament is played: its stages in order, the facts, and the maps. */
export default function Format() {
  const tournament = useTournament();
  const stages = tournament?.stages.map((stage, _, all) => stageWords(stage, all)) ?? [];
  return (
    <FullScene title="Format" note={tournament?.region}>
      {stages.length === 0 && <Empty>The format is not announced yet.</Empty>}
      <ol className={styles.stages}>
        {stages.map((stage, place) => (
          <StageCard key={stage.name} stage={stage} place={place} />
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

function StageCard({ stage, place }: { stage: StageWords; place: number }) {
  return (
    <li className={`${styles.stage} wipe`} style={{ '--i': place } as CSSProperties}>
      <b className={styles.number}>{place + 1}</b>
      <Fit className={`${styles.name} tight`}>{stage.name}</Fit>
      <p className={styles.format}>{stage.format}</p>
      <ul className={styles.lines}>
        {stage.lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </li>
  );
}

function factsOf({ registered, prizePool, startsAt, endsAt }: StreamTournament): Fact[] {
  return [
    { label: 'Teams', value: String(registered) },
    ...(prizePool > 0 ? [{ label: 'Prize pool', value: money(prizePool) }] : []),
    ...(startsAt === null ? [] : [{ label: 'Dates', value: datesOf(startsAt, endsAt) }]),
  ];
}
