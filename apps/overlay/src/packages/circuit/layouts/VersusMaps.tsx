import type { StreamMap } from '@mes/domain/stream/configuration';
import { Fit } from '../../../parts/Fit';
import { MapPicture } from '../../MapPicture';
import { Panel } from '../parts/Panel';
import { Tag } from '../parts/Tag';
import type { Tone, Wire } from '../parts/Wires';
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

/** A map is wired to the bus of the team that won it; the one that is played, to both. */
export function mapWires(maps: readonly StreamMap[]): Wire[] {
  return maps.flatMap((map, place) => {
    const { x, width } = chipOf(place, maps.length);
    const middle = x + width / 2;
    const tone = toneOf(map);
    const delay = 860 + place * 80;
    const up = {
      points: [
        [middle, TOP],
        [middle, BUS.A],
      ],
      tone,
      delay,
      hasVia: true,
    } as const;
    const down = {
      points: [
        [middle, TOP + HEIGHT],
        [middle, BUS.B],
      ],
      tone,
      delay,
      hasVia: true,
    } as const;
    if (isLive(map)) return [up, down];
    return map.winner === 'A' ? [up] : map.winner === 'B' ? [down] : [];
  });
}

function isLive({ current, score }: StreamMap): boolean {
  return current && score !== null;
}

function toneOf(map: StreamMap): Tone {
  if (isLive(map)) return 'mes-live';
  return map.winner === 'A' ? 'a' : map.winner === 'B' ? 'b' : 'trace';
}

export function VersusMaps({ maps }: { maps: readonly StreamMap[] }) {
  const isWide = maps.length <= WIDE;
  return maps.map((map, place) => {
    const { x, width } = chipOf(place, maps.length);
    const isOpen = !isLive(map) && map.winner === null;
    return (
      <Panel
        key={map.index}
        className={styles.chip}
        style={{ left: x, width }}
        inside={isWide ? styles.wide : styles.narrow}
        tone={map.leftout ? 'trace-off' : isOpen && !map.current ? 'trace-dim' : toneOf(map)}
        isDashed={isOpen && !map.current}
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
