import type { CSSProperties } from 'react';
import type { MapVetoModel, VetoCell } from '../../../models/match';
import type { Opponents } from '../../../models/team';
import { clockOf, counted } from '../../../parts/labels';
import { Globe } from '../globe/Globe';
import { inkLook } from '../globe/paint';
import { Backdrop } from '../parts/Backdrop';
import { Cut } from '../parts/Cut';
import { Empty } from '../parts/Empty';
import { Head } from '../parts/Head';
import { Ring } from '../parts/Ring';
import styles from './MapVeto.module.css';
import { DIAL, VetoDial } from './VetoDial';
import { useReveal, VetoReveal } from './VetoReveal';
import { VetoSide } from './VetoSide';
import { actLabel, poolOf } from './veto-pool';

const GLOBE = inkLook(204, { line: 1.1 });

/** The pool is a dial around the globe; a choice opens in its middle. */
export default function MapVeto(model: MapVetoModel) {
  const { round, bestOf, opponents, empty, pool = null, turnLeftMs } = model;
  const { revealed, shown: cells } = useReveal(model.cells);
  const format = bestOf === null ? undefined : `Best of ${bestOf}`;
  if (cells.length === 0) {
    return (
      <>
        <Backdrop />
        <Head title="Map veto" note={format} />
        <Empty>{empty}</Empty>
      </>
    );
  }
  return (
    <>
      <Backdrop isBare />
      <Ring x={DIAL.x} y={DIAL.y} radius={DIAL.radius} quiet delay={300} />
      <Ring x={DIAL.x} y={DIAL.y} radius={222} delay={200} />
      <Globe
        look={GLOBE}
        x={DIAL.x}
        y={DIAL.y}
        view={{ lon: 43, lat: 20 }}
        turn={120}
        delay={200}
      />
      <Head title={round ? `Map veto, ${round}` : 'Map veto'} note={format} />
      <VetoSide team={opponents.A} slot="A" cells={cells} />
      <VetoSide team={opponents.B} slot="B" cells={cells} />
      <VetoDial pool={poolOf(cells, pool)} opponents={opponents} />
      <Turn cells={cells} opponents={opponents} leftMs={turnLeftMs} />
      {revealed && <VetoReveal key={revealed.map} cell={revealed} opponents={opponents} />}
    </>
  );
}

interface TurnProps {
  cells: readonly VetoCell[];
  opponents: Opponents;
  leftMs: number | undefined;
}

/** Who chooses and until when, and how much is left; once all is chosen, the maps of the series. */
function Turn({ cells, opponents, leftMs }: TurnProps) {
  const next = cells.find(({ isNext }) => isNext);
  const played = cells.filter(({ order, map }) => order !== null && map !== null);
  const left = cells.filter(({ map }) => map === null).length;
  if (!next && played.length === 0) return null;
  return (
    <div className={styles.turn}>
      <div className={`${styles.ask} wd-fade`} style={{ '--d': '1200ms' } as CSSProperties}>
        {next ? (
          <>
            <Cut className={`${styles.who} wd-label wd-gold`}>
              {`${chooserOf(next, opponents)} ${actLabel(next)}`}
            </Cut>
            {leftMs === undefined ? (
              <>
                <span className={`${styles.left} wd-number`}>{left}</span>
                <span className={`${styles.act} wd-label`}>
                  {left === 1 ? 'map left' : 'maps left'}
                </span>
              </>
            ) : (
              <>
                <span className={`${styles.clock} wd-number`}>{clockOf(leftMs)}</span>
                <span className={`${styles.act} wd-label`}>{counted(left, 'map')} left</span>
              </>
            )}
          </>
        ) : (
          <ol className={styles.series} data-many={played.length > 3 || undefined}>
            {played.map(({ map, order }) => (
              <li key={map}>
                <i>{order}</i>
                {map}
              </li>
            ))}
          </ol>
        )}
      </div>
    </div>
  );
}

function chooserOf({ by }: VetoCell, opponents: Opponents): string {
  const team = by && opponents[by];
  return team?.details?.tag.toUpperCase() || team?.displayName || 'Decider';
}
