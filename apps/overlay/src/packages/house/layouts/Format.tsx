import type { CSSProperties } from 'react';
import type { FormatModel } from '../../../models/tournament';
import { Fit } from '../../../parts/Fit';
import { FullScene } from '../../FullScene';
import { Empty } from '../parts/Empty';
import { Facts } from '../parts/Facts';
import { Ticker } from '../parts/Ticker';
import styles from './Format.module.css';

/** One stage a line in a list that leans. */
export default function Format({ region, stages, facts, mapPool }: FormatModel) {
  return (
    <>
      <FullScene title="Format" note={region}>
        {stages.length === 0 && <Empty>The format is not announced yet.</Empty>}
        <ol className={styles.stages}>
          {stages.map((stage, place) => (
            <li
              key={stage.name}
              className={`${styles.stage} hs-fade`}
              style={{ '--n': place, '--i': place } as CSSProperties}
            >
              <b className={`${styles.number} hs-mid`}>{place + 1}</b>
              <Fit className={`${styles.name} hs-mid`}>{stage.name}</Fit>
              <span className={styles.lines}>
                <b>{stage.format}</b>
                <span>{stage.lines.join(' / ')}</span>
              </span>
            </li>
          ))}
        </ol>
        {facts.length > 0 && <Facts facts={facts} step={3} className={styles.facts} />}
        {mapPool.length > 0 && (
          <div className={`${styles.maps} hs-mid hs-fade`}>
            <Fit>{mapPool.join(' / ')}</Fit>
          </div>
        )}
      </FullScene>
      <Ticker />
    </>
  );
}
