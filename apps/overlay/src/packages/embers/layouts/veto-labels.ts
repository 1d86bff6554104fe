/** What the scene of a veto says of its slots. */

import { BAN, DECIDER, LEFT_OUT, PICK } from '@mes/domain/veto/formats';
import type { VetoCell } from '../../../models/match';
import type { Opponents, SceneTeam } from '../../../models/team';

export type SlabKind = 'open' | 'ban' | 'pick' | 'decider' | 'left-out';

export function kindOf({ code, map }: VetoCell): SlabKind {
  if (map === null) return 'open';
  if (code === BAN) return 'ban';
  if (code === PICK) return 'pick';
  return code === DECIDER ? 'decider' : 'left-out';
}

export function actionOf({ code }: Pick<VetoCell, 'code'>): string {
  if (code === BAN) return 'Ban';
  if (code === PICK) return 'Pick';
  return code === DECIDER ? 'Decider' : 'Left out';
}

/** "bans a map", below the name of who chooses. */
export function verbOf({ code }: Pick<VetoCell, 'code'>): string {
  if (code === DECIDER) return 'last map standing';
  return code === BAN ? 'bans a map' : 'picks a map';
}

/** "Monsoon picks map 2", above the map that is revealed. */
export function revealText({ by, order }: VetoCell, opponents: Opponents): string {
  const team = by && opponents[by];
  return team ? `${team.displayName} picks map ${order}` : `Decider, map ${order}`;
}

export function tagOf(team: SceneTeam): string {
  return (team.details?.tag || team.displayName).toUpperCase();
}

/** How many choices are still to come; maps that are left out are none. */
export function countChoices(cells: readonly VetoCell[]): number {
  return cells.filter(({ map, code }) => map === null && code !== LEFT_OUT).length;
}

/** The maps of the series, in their order; null for one that is still open. */
export function seriesMaps(cells: readonly VetoCell[]): readonly VetoCell[] {
  return cells.filter(({ order }) => order !== null);
}
