import type { CSSProperties } from 'react';
import type { FormatModel, StageLabels } from '../../../models/tournament';
import { Backdrop } from '../parts/Backdrop';
import { Cut } from '../parts/Cut';
import { Empty } from '../parts/Empty';
import { Facts } from '../parts/Facts';
import { Head } from '../parts/Head';
import { MapDisc } from '../parts/MapDisc';
import { Open } from '../parts/Open';
import { Ring } from '../parts/Ring';
import styles from './Format.module.css';

const RADIUS = 118;
const Y = 314;
const WIDTH = 1_728;
const MOST = 5;

/** Each stage is a ring, and arcs lead from one to the next. */
export default function Format({ region, stages, facts, mapPool }: FormatModel) {
  const shown = stages.slice(0, MOST);
  const pitch = WIDTH / Math.max(1, shown.length);
  const xOf = (place: number) => 96 + pitch * (place + 0.5);
  return (
    <>
      <Backdrop quiet />
      <Head title="Format" note={region} />
      {shown.length === 0 && <Empty>The format is not announced yet.</Empty>}
      {shown.length > 1 && <Arcs xs={shown.map((_, place) => xOf(place))} />}
      {shown.map((stage, place) => (
        <StageRing
          key={stage.name}
          stage={stage}
          number={place + 1}
          x={xOf(place)}
          width={Math.min(pitch - 40, 620)}
        />
      ))}
      {facts.length > 0 && <Facts facts={facts} step={6} className={styles.facts} />}
      <div className={styles.maps}>
        {mapPool.map((map, place) => (
          <div
            key={map}
            className={`${styles.map} wd-rise`}
            style={{ '--d': `${1_600 + place * 70}ms` } as CSSProperties}
          >
            <MapDisc map={map} size={84} />
            <Cut className={styles.mapName} widest={112}>
              {map}
            </Cut>
          </div>
        ))}
      </div>
    </>
  );
}

function Arcs({ xs }: { xs: readonly number[] }) {
  return (
    <Open delay={800} className={styles.arcs}>
      <svg viewBox="0 0 1920 1080" aria-hidden="true">
        {xs.slice(1).map((x, place) => {
          const [from, to] = [xs[place]! + RADIUS * 0.8, x - RADIUS * 0.8];
          const top = Y - RADIUS * 0.6;
          return <path key={x} d={`M${from} ${top}Q${(from + to) / 2} ${top - 90} ${to} ${top}`} />;
        })}
      </svg>
    </Open>
  );
}

interface StageRingProps {
  stage: StageLabels;
  number: number;
  x: number;
  width: number;
}

function StageRing({ stage, number, x, width }: StageRingProps) {
  const delay = 400 + number * 160;
  return (
    <>
      <Ring x={x} y={Y} radius={RADIUS} hasTicks delay={delay} />
      <section
        className={`${styles.stage} wd-fade`}
        style={{ left: x - width / 2, width, '--d': `${delay + 400}ms` } as CSSProperties}
      >
        <span className={`${styles.number} wd-number`}>{number}</span>
        <Cut className={`${styles.name} wd-name`}>{stage.name}</Cut>
        <Cut className="wd-label wd-gold">{stage.format}</Cut>
        <ul>
          {stage.lines.map((line) => (
            <li key={line}>
              <Cut widest={112} lines="two if needed">
                {line}
              </Cut>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
