/** What the dial of a map veto shows: every map of the pool, chosen or not. */
import { DEFUSE_MAPS } from '@mes/domain/maps/maps';
import { BAN, DECIDER, LEFT_OUT, PICK } from '@mes/domain/veto/formats';
import type { VetoCell } from '../../models/match';

export type PoolState = 'open' | 'ban' | 'pick' | 'decider' | 'left out';

export interface PoolMap {
  readonly map: string;
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

/** Always in the same order, so that a map keeps its place on the dial. */
export function poolOf(cells: readonly VetoCell[]): PoolMap[] {
  const chosen = new Map(cells.map((cell) => [cell.map, cell]));
  const others = cells.flatMap(({ map }) => (map !== null && !isUsual(map) ? [map] : []));
  return [...DEFUSE_MAPS.slice(0, cells.length), ...others].map((map): PoolMap => {
    const cell = chosen.get(map);
    return cell
      ? { map, state: STATES[cell.code], by: cell.by, order: cell.order }
      : { map, state: 'open', by: null, order: null };
  });
}

function isUsual(map: string): boolean {
  return DEFUSE_MAPS.some((each) => each === map);
}

/** What the team in turn does with the maps that are left. */
export function actLabel({ code }: VetoCell, left: number): string {
  if (code === DECIDER || code === LEFT_OUT) return left === 1 ? 'remains' : 'remain';
  return code === BAN ? 'to ban' : 'to pick';
}
