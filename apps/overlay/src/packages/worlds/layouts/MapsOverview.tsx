import type { StreamMap } from '@mes/domain/stream/configuration';
import type { CSSProperties } from 'react';
import type { MapsModel } from '../../../models/match';
import type { Opponents } from '../../../models/team';
import { roundAndFormat } from '../../../parts/labels';
import { TeamLogo } from '../../../parts/TeamLogo';
import { Backdrop } from '../parts/Backdrop';
import { Cut } from '../parts/Cut';
import { Digits } from '../parts/Digits';
import { Empty } from '../parts/Empty';
import { Head } from '../parts/Head';
import { MapDisc } from '../parts/MapDisc';
import { Pairing } from '../parts/Pairing';
import { Tag } from '../parts/Tag';
import styles from './MapsOverview.module.css';

/** The maps of the series as discs on a line, each with its score below. */
export default function MapsOverview({ round, bestOf, opponents, score, maps }: MapsModel) {
  const pitch = 1_728 / Math.max(3, maps.length);
  const size = Math.min(360, Math.round(pitch - 44));
  return (
    <>
      <Backdrop quiet />
      <Head title="Maps" note={roundAndFormat(round, bestOf)} />
      <Pairing opponents={opponents} score={score} />
      {maps.length === 0 && <Empty>The maps are not chosen yet.</Empty>}
      <ol className={styles.maps} style={{ '--pitch': `${pitch}px` } as CSSProperties}>
        {maps.map((map) => (
          <SeriesMap key={map.index} map={map} size={size} opponents={opponents} />
        ))}
      </ol>
    </>
  );
}

interface SeriesMapProps {
  map: StreamMap;
  size: number;
  opponents: Opponents;
}

function SeriesMap({ map, size, opponents }: SeriesMapProps) {
  const { name, index, winner, score, leftout, current } = map;
  const winning = winner === null ? null : opponents[winner];
  return (
    <li
      className={`${styles.map} wd-rise`}
      style={{ '--d': `${900 + index * 120}ms`, '--size': `${size}px` } as CSSProperties}
      data-map={name}
      data-out={leftout || undefined}
      data-current={current || undefined}
    >
      <div className={styles.disc}>
        <MapDisc map={name} size={size} className={styles.picture} />
        {current && score ? (
          <Tag tone="live" className={styles.mark}>
            Live
          </Tag>
        ) : winning ? (
          <span className={styles.mark}>
            <TeamLogo team={winning} size={Math.round(size * 0.28)} />
          </span>
        ) : null}
      </div>
      <Cut className={`${styles.name} wd-name`}>{name}</Cut>
      {score ? (
        <p className={`${styles.score} wd-number`}>
          <Digits value={score[0]} className={score[0] < score[1] ? 'wd-dim' : ''} />
          <i />
          <Digits value={score[1]} className={score[1] < score[0] ? 'wd-dim' : ''} />
        </p>
      ) : (
        <p className={`${styles.note} wd-label`}>{noteOf(map)}</p>
      )}
    </li>
  );
}

function noteOf({ leftout, current, index }: StreamMap): string {
  if (leftout) return 'Not played';
  return current ? 'Up now' : `Map ${index + 1}`;
}
