import type { FormatModel } from '../../../models/tournament';
import { Fit } from '../../../parts/Fit';
import { Backdrop } from '../parts/Backdrop';
import { Column } from '../parts/Column';
import { Empty } from '../parts/Empty';
import { Facts } from '../parts/Facts';
import { Name } from '../parts/Name';
import { Spine } from '../parts/Spine';
import { staircase } from '../parts/staircase';
import { tone } from '../parts/tones';
import styles from './Format.module.css';

/** One column for each stage, each higher than the one before it. */
export default function Format({ region, stages, facts, mapPool }: FormatModel) {
  const stairs = staircase(stages.length, { lowest: 560, highest: 740, step: 90, widest: 800 });
  return (
    <>
      <Backdrop silhouette="steps" />
      <Spine title="Format" note={region} />
      {stages.length === 0 && <Empty isBesideSpine>The format is not announced yet.</Empty>}
      {facts.length > 0 && <Facts facts={facts} className={styles.facts} />}
      {mapPool.length > 0 && (
        <div className={`${styles.maps} lg-fade lg-ground`}>
          <Fit>{mapPool.join(', ')}</Fit>
        </div>
      )}
      {stages.map((stage, place) => {
        const { x, width, height, share, bleed } = stairs[stages.length - 1 - place]!;
        return (
          <Column
            key={stage.name}
            x={x}
            width={width}
            height={height}
            tones={[tone('#4671eb', 40 + share * 48), '#121f56']}
            step={place + 2}
            className={styles.stage}
          >
            <Name width={width - bleed - 88} height={120} size={92} lines={2} delay={600}>
              {stage.name}
            </Name>
            <p className={styles.format}>{stage.format}</p>
            <ul>
              {stage.lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
            <b className={`${styles.number} lg-tight`} style={{ right: bleed + 20 }} data-bleed>
              {place + 1}
            </b>
          </Column>
        );
      })}
    </>
  );
}
