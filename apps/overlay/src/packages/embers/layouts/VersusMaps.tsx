import type { StreamMap } from '@mes/domain/stream/configuration';
import { classNames } from '@mes/ui/class-names';
import type { CSSProperties } from 'react';
import { Fit } from '../../../parts/Fit';
import { MapPicture } from '../../MapPicture';
import styles from './VersusMaps.module.css';

/** More have room for their names only. */
const WITH_PICTURES = 3;
const MANY = 5;

/** The maps of the series below the seam. */
export function VersusMaps({ maps }: { maps: readonly StreamMap[] }) {
  const hasPictures = maps.length <= WITH_PICTURES;
  const size: Record<`--${string}`, string> = { '--name': maps.length > MANY ? '26px' : '32px' };
  return (
    <ol className={styles.maps} data-many={!hasPictures || undefined} style={size}>
      {maps.map((map, place) => (
        <li
          key={map.index}
          className={classNames(
            styles.map,
            (map.winner !== null || map.leftout) && styles.over,
            map.current && styles.current,
            'eb-slam',
          )}
          style={{ '--i': 7 + place } as CSSProperties}
        >
          {hasPictures && <MapPicture map={map.name} className={styles.picture} />}
          <span className={styles.caption}>
            <Fit className={`${styles.name} eb-t`}>{map.name}</Fit>
            <Fit className={`${styles.note} eb-lab`}>
              {hasPictures
                ? noteOf(map, place === maps.length - 1 && maps.length > 1)
                : shortNoteOf(map)}
            </Fit>
          </span>
        </li>
      ))}
    </ol>
  );
}

function noteOf({ score, current, winner, leftout }: StreamMap, isLast: boolean): string {
  if (leftout) return 'Not played';
  if (winner !== null && score) return `${score[0]} : ${score[1]}`;
  if (current) return score ? `Live ${score[0]} : ${score[1]}` : 'Up now';
  return isLast ? 'Decider' : '';
}

/** Where there is room for a score only; the colour shows which map is played. */
function shortNoteOf({ score, leftout }: StreamMap): string {
  if (leftout) return '–';
  return score ? `${score[0]}:${score[1]}` : '';
}
