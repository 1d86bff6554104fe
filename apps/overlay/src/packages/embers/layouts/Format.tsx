import type { FormatModel, StageLabels } from '../../../models/tournament';
import { Fit } from '../../../parts/Fit';
import { Empty } from '../parts/Empty';
import { Facts } from '../parts/Facts';
import { Forge } from '../parts/Forge';
import { Head } from '../parts/Head';
import { RISE, SEAMS } from '../parts/seam';
import { Torn } from '../parts/Torn';
import styles from './Format.module.css';

const AREA = { left: 96, width: 1_728, gap: 28 };
const WIDEST = 620;

/** Stages climb the seam from left to right; figures and maps lie below it. */
export default function Format({ region, stages, facts, mapPool }: FormatModel) {
  const room = (AREA.width - AREA.gap * (stages.length - 1)) / Math.max(1, stages.length);
  const width = Math.min(WIDEST, room);
  return (
    <Forge seam={stages.length > 0 ? SEAMS.moment : SEAMS.low}>
      <Head title="Format" note={region} />
      {stages.length === 0 && <Empty>The format is not announced yet.</Empty>}
      {stages.map((stage, place) => (
        <StagePlate
          key={stage.name}
          stage={stage}
          place={place}
          width={width}
          x={AREA.left + place * (room + AREA.gap)}
        />
      ))}
      {facts.length > 0 && <Facts facts={facts} step={6} className={styles.facts} />}
      {mapPool.length > 0 && (
        <Torn
          edges="lt"
          width={1_000}
          height={64}
          tone="cold"
          step={8}
          from="right"
          className={styles.maps}
        >
          <Fit className="eb-t">{mapPool.join(' / ')}</Fit>
        </Torn>
      )}
    </Forge>
  );
}

interface StagePlateProps {
  stage: StageLabels;
  place: number;
  x: number;
  width: number;
}

/** Its lower right corner stands on the seam. */
function StagePlate({ stage: { name, format, lines }, place, x, width }: StagePlateProps) {
  const bottom = 1_080 - SEAMS.moment + RISE * (x + width * 0.5) + 26;
  return (
    <Torn
      edges="rb"
      width={width}
      height={320}
      depth={10}
      seed={place}
      step={1 + 2 * place}
      className={styles.stage}
      style={{ left: x, bottom, width }}
    >
      <b className={`${styles.number} eb-t`}>{place + 1}</b>
      <div className={styles.caption}>
        <Fit className={`${styles.name} eb-t`}>{name}</Fit>
        <Fit className={styles.format}>{format}</Fit>
        <ul>
          {lines.map((line) => (
            <li key={line} className="eb-lab">
              <Fit>{line}</Fit>
            </li>
          ))}
        </ul>
      </div>
    </Torn>
  );
}
