import type { StreamMap } from '@mes/domain/stream/configuration';
import { Fit } from '../../../parts/Fit';
import { isLive } from '../../../tournament/map-state';
import { MapPicture } from '../../MapPicture';
import { Panel } from '../parts/Panel';
import { Tag } from '../parts/Tag';
import type { Wire } from '../parts/wire';
import { isOpen, toneOf, wiresOf } from './map-wires';
import styles from './VersusMaps.module.css';

const LEFT = 216;
const ROOM = 1_092;
const TOP = 498;
const HEIGHT = 84;
const BUS = { A: 474, B: 606 };
/** Wider chips have a picture and say all in one line. */
const WIDE = 3;

interface Chip {
  readonly x: number;
  readonly width: number;
}

function chipOf(place: number, count: number): Chip {
  const gap = count <= WIDE ? 24 : 14;
  const width = count <= WIDE ? 348 : Math.floor((ROOM - gap * (count - 1)) / count);
  return { x: LEFT + place * (width + gap), width };
}

export function mapWires(maps: readonly StreamMap[]): Wire[] {
  return maps.flatMap((map, place) => {
    const { x, width } = chipOf(place, maps.length);
    return wiresOf(map, { x: x + width / 2, top: TOP, bottom: TOP + HEIGHT }, BUS);
  });
}

export function VersusMaps({ maps }: { maps: readonly StreamMap[] }) {
  const isWide = maps.length <= WIDE;
  return maps.map((map, place) => {
    const { x, width } = chipOf(place, maps.length);
    return (
      <Panel
        key={map.index}
        className={styles.chip}
        style={{ left: x, width }}
        inside={isWide ? styles.wide : styles.narrow}
        tone={toneOf(map)}
        isDashed={isOpen(map)}
        delay={640 + place * 80}
      >
        {isWide && <MapPicture map={map.name} className={styles.picture} />}
        <Fit className={`${styles.name} ci-name ${map.leftout ? 'ci-off' : ''}`}>{map.name}</Fit>
        <State map={map} />
      </Panel>
    );
  });
}

function State({ map }: { map: StreamMap }) {
  const { score, winner, leftout, current } = map;
  if (isLive(map)) return <Tag tone="live">Live</Tag>;
  if (leftout) return <span className={`${styles.word} ci-silk ci-off`}>Left out</span>;
  if (winner !== null && score) {
    return (
      <span className={`${styles.rounds} ci-name`}>
        <b className={winner === 'B' ? 'ci-off' : undefined}>{score[0]}</b>
        <b className={winner === 'A' ? 'ci-off' : undefined}>{score[1]}</b>
      </span>
    );
  }
  if (winner !== null) return <span className={`${styles.word} ci-silk`}>Won</span>;
  if (current) return <span className={`${styles.word} ci-silk ci-a`}>Up now</span>;
  return <span className={`${styles.word} ci-silk ci-off`}>Open</span>;
}
