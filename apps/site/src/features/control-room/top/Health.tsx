import { channels } from '@mes/client/channels';
import { classNames } from '@mes/ui/class-names';
import { useState } from 'react';
import { useLive } from '../../../api/use-live';
import { useNow } from '../../../components/text/use-now';
import { useRoom } from '../state/room-context';
import tight from '../Tight.module.css';
import { HealthPanel } from './HealthPanel';
import { type HealthCell, type HealthCellName, healthCells } from './health-cells';
import styles from './TopRow.module.css';
import * as texts from './texts';

/** Ten minutes, one value a second. */
const MAX_SAMPLES = 600;
export type HealthHistory = Partial<Record<HealthCellName, readonly (number | null)[]>>;

/** It goes on measuring while an alarm is in its place. */
export function Health({ isHidden }: { isHidden: boolean }) {
  const room = useRoom();
  const now = useNow(1_000);
  const gameDataAt = useGameDataAt(room.stream.configuration.matchup.id);
  const cells = healthCells(room, { now, gameDataAt });
  const history = useHistory(cells, now);
  const [open, setOpen] = useState<HealthCellName | null>(null);
  return (
    <>
      <section className={styles.health} aria-label={texts.health} hidden={isHidden}>
        {cells.map((cell) => (
          <button
            key={cell.name}
            type="button"
            className={classNames(styles.cell, cell.state !== 'good' && styles[cell.state])}
            aria-expanded={open === cell.name}
            data-health={cell.name}
            onClick={() => setOpen((before) => (before === cell.name ? null : cell.name))}
          >
            <small>{cell.label}</small>
            <b className={tight.tight}>
              {cell.value}
              {cell.unit && <i>{cell.unit}</i>}
            </b>
          </button>
        ))}
      </section>
      {/* An alarm must not take away what somebody writes in it. */}
      {open && (
        <HealthPanel
          cell={cells.find(({ name }) => name === open)!}
          samples={history[open] ?? []}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
}

function useHistory(cells: readonly HealthCell[], now: number): HealthHistory {
  const [history, setHistory] = useState<{ at: number; values: HealthHistory }>({
    at: now,
    values: {},
  });
  // One sample a second, with the render that shows it.
  if (history.at !== now)
    setHistory({
      at: now,
      values: Object.fromEntries(
        cells.map(({ name, ms }) => [
          name,
          [...(history.values[name] ?? []), ms].slice(-MAX_SAMPLES),
        ]),
      ),
    });
  return history.values;
}

/** When something of the match was captured last, by the clock of this browser. */
function useGameDataAt(matchId: string | null): number | null {
  const [at, setAt] = useState<number | null>(null);
  useLive(matchId === null ? null : channels.match(matchId), {
    'map.captured': () => {
      setAt(Date.now());
      return undefined;
    },
    reads: [],
  });
  return at;
}
