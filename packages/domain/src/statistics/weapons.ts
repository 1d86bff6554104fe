/** Kills by the class of the weapon, where it was captured. */
import type { Board } from '../capture/board';
import { WEAPON_CLASSES, type WeaponClass } from '../capture/events';
import { finishedRoundDeaths } from './kast';

/** Only classes with a kill. */
export type WeaponKills = Readonly<Partial<Record<WeaponClass, number>>>;

/** Of those with such a kill, in finished rounds. */
export function countWeaponKills(board: Board): ReadonlyMap<string, WeaponKills> {
  const counts = new Map<string, WeaponKills>();
  for (const { killer, weapon } of finishedRoundDeaths(board).flat()) {
    if (killer === null || weapon === null) continue;
    const before = counts.get(killer) ?? {};
    counts.set(killer, { ...before, [weapon]: (before[weapon] ?? 0) + 1 });
  }
  return counts;
}

/** The sums of some lines, most kills first. */
export function sumWeaponKills(
  lines: readonly { readonly weapons: WeaponKills | null }[],
): { weapon: WeaponClass; kills: number }[] {
  return WEAPON_CLASSES.map((weapon) => ({
    weapon,
    kills: lines.reduce((sum, { weapons }) => sum + (weapons?.[weapon] ?? 0), 0),
  }))
    .filter(({ kills }) => kills > 0)
    .sort((one, other) => other.kills - one.kills);
}
