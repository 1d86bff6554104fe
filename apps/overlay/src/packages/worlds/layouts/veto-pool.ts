/** What the dial of a map veto shows: every map of the pool, chosen or not. */
import { BAN, DECIDER, LEFT_OUT, PICK } from '@mes/domain/veto/formats';
import type { VetoCell } from '../../../models/match';

export type PoolState = 'open' | 'ban' | 'pick' | 'decider' | 'left out';

export interface PoolMap {
  /** Null for a slot of which nobody knows the map yet. */
  readonly map: string | null;
  readonly state: PoolState;
  readonly by: VetoCell['by'];
  readonly order: number | null;
}

const STATES: Readonly<Record<VetoCell['code'], PoolState>> = {
  [BAN]: 'ban',
  [PICK]: 'pick',
  [DECIDER]: 'decider',
  [LEFT_OUT]: 'left out',
};

/** In the order of the pool, so that a map keeps its place; without one in the order of the veto. */
export function poolOf(cells: readonly VetoCell[], pool: readonly string[] | null): PoolMap[] {
  if (!pool) return cells.map((cell) => ({ ...cell, state: stateOf(cell) }));
  const byMap = new Map(cells.map((cell) => [cell.map, cell]));
  return pool.map((map): PoolMap => {
    const cell = byMap.get(map);
    return cell
      ? { map, state: stateOf(cell), by: cell.by, order: cell.order }
      : { map, state: 'open', by: null, order: null };
  });
}

function stateOf({ code, map }: VetoCell): PoolState {
  return map === null ? 'open' : STATES[code];
}

/** What the team in turn does. */
export function actLabel({ code }: VetoCell): string {
  if (code === DECIDER || code === LEFT_OUT) return '';
  return code === BAN ? 'to ban' : 'to pick';
}
