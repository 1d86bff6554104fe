import type { MapVetoModel } from '../../../models/match';
import { roundAndFormat } from '../../../parts/labels';
import { Backdrop } from '../parts/Backdrop';
import { Empty } from '../parts/Empty';
import { Head } from '../parts/Head';
import { duelColours } from '../parts/tones';
import styles from './MapVeto.module.css';
import { useReveal, VetoReveal } from './VetoReveal';
import { VetoSlot } from './VetoSlot';
import { VetoTeam } from './VetoTeam';

/** The maps are the spine: a pick rises, a ban sinks, and the team that chooses is flooded. */
export default function MapVeto(model: MapVetoModel) {
  const { round, bestOf, opponents, empty, turnLeftMs } = model;
  const { A, B } = opponents;
  const colours = duelColours(A?.name ?? null, B?.name ?? null);
  const { cell: revealed, cells } = useReveal(model.cells);
  const next = cells.find(({ isNext }) => isNext) ?? null;
  return (
    <>
      {/* Columns behind those of the maps would stand out between them. */}
      <Backdrop silhouette={cells.length === 0 ? 'low' : 'none'} />
      <Head title="Map veto" note={roundAndFormat(round, bestOf)} />
      {cells.length === 0 && <Empty>{empty}</Empty>}
      <ol className={styles.slots}>
        {cells.map((cell, place) => (
          <VetoSlot
            // biome-ignore lint/suspicious/noArrayIndexKey: a slot is its place in the sequence
            key={place}
            cell={cell}
            place={place}
            width={1_440 / cells.length}
            colours={colours}
            opponents={opponents}
          />
        ))}
      </ol>
      {(['A', 'B'] as const).map((slot) => (
        <VetoTeam
          key={slot}
          team={opponents[slot]}
          colour={colours[slot]}
          cells={cells}
          slot={slot}
          next={next}
          leftMs={turnLeftMs}
        />
      ))}
      {revealed && (
        <VetoReveal
          key={revealed.map}
          cell={revealed}
          team={revealed.by && opponents[revealed.by]}
          colour={revealed.by ? colours[revealed.by] : null}
        />
      )}
    </>
  );
}
