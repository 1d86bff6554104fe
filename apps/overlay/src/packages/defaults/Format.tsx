import type { CSSProperties } from 'react';
import type { FormatModel, StageLabels } from '../../models/tournament';
import { Fit } from '../../parts/Fit';
import { FullScene } from '../FullScene';
import { useKit } from '../kit-context';
import { MapPicture } from '../MapPicture';
import styles from './Format.module.css';

export default function Format({ region, stages, facts, mapPool }: FormatModel) {
  const { Empty, Facts } = useKit();
  return (
    <FullScene title="Format" note={region}>
      {stages.length === 0 && <Empty>The format is not announced yet.</Empty>}
      <ol className={styles.stages} data-single={stages.length === 1 || undefined}>
        {stages.map((stage, place) => (
          <StageCard key={stage.name} stage={stage} number={stages.length > 1 ? place + 1 : null} />
        ))}
      </ol>
      {facts.length > 0 && <Facts facts={facts} step={3} className={styles.facts} />}
      <div className={styles.maps}>
        {mapPool.map((map, place) => (
          <div
            key={map}
            className={`${styles.map} wipe`}
            style={{ '--i': 4 + place * 0.5 } as CSSProperties}
          >
            <MapPicture map={map} className={styles.art} />
            <b className={styles.mapName}>{map}</b>
          </div>
        ))}
      </div>
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
