import type { CSSProperties } from 'react';
import type { SceneTeam } from '../../../data/use-scene-data';
import type { MapVetoModel, VetoCell } from '../../models/match';
import { Globe } from '../globe/Globe';
import { inkLook } from '../globe/paint';
import { Backdrop } from '../parts/Backdrop';
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
export default function MapVeto({ round, bestOf, opponents, cells, empty }: MapVetoModel) {
  const revealed = useReveal(cells);
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
      <VetoDial pool={poolOf(cells)} opponents={opponents} />
      <Turn cells={cells} opponents={opponents} />
      {revealed && <VetoReveal key={revealed.map} cell={revealed} opponents={opponents} />}
    </>
  );
}

interface TurnProps {
  cells: readonly VetoCell[];
  opponents: { readonly A: SceneTeam | null; readonly B: SceneTeam | null };
}

/** Who chooses, and what is left; the series once everything is chosen. */
function Turn({ cells, opponents }: TurnProps) {
  const next = cells.find(({ isNext }) => isNext);
  const team = next?.by ? opponents[next.by] : null;
  const left = cells.filter(({ map }) => map === null).length;
  if (!next) return null;
  return (
    <div className={styles.turn}>
      <div className={`${styles.ask} wd-fade`} style={{ '--d': '1200ms' } as CSSProperties}>
        <span className={`${styles.who} wd-label wd-gold`}>
          {team?.details?.tag.toUpperCase() || team?.displayName || 'Decider'}
        </span>
        <span className={`${styles.left} wd-number`}>{left}</span>
        <span className={`${styles.act} wd-label`}>{actLabel(next, left)}</span>
      </div>
    </div>
  );
}
