/** The weapons of the game, as the community knows them. */
export const WEAPON_KINDS = ['rifle', 'smg', 'shotgun', 'sniper', 'pistol'] as const;
export type WeaponKind = (typeof WEAPON_KINDS)[number];

/** What can be compared; a figure that nobody has entered is null. */
export const WEAPON_FIGURES = ['damage', 'fireRate', 'magazine', 'reload', 'price'] as const;
export type WeaponFigure = (typeof WEAPON_FIGURES)[number];

export type Weapon = { readonly name: string; readonly kind: WeaponKind } & {
  readonly [F in WeaponFigure]: number | null;
};

export const MAX_WEAPONS = 100;
export const MAX_COMPARED = 4;

/** The figures that at least one weapon has: the others are not shown at all. */
export function knownFigures(weapons: readonly Weapon[]): WeaponFigure[] {
  return WEAPON_FIGURES.filter((figure) => weapons.some((weapon) => weapon[figure] !== null));
}

/** Why the list cannot be saved, or null. */
export function weaponsProblem(weapons: readonly Pick<Weapon, 'name'>[]): string | null {
  const names = new Set<string>();
  for (const { name } of weapons) {
    const key = name.trim().toLowerCase();
    if (key === '') return 'Every weapon needs a name.';
    if (names.has(key)) return `${name.trim()} is there twice.`;
    names.add(key);
  }
  return null;
}

const NO_FIGURES = { damage: null, fireRate: null, magazine: null, reload: null, price: null };

const NAMES: Readonly<Record<WeaponKind, readonly string[]>> = {
  rifle: ['AK-47', 'M4', 'AUG', 'SG 551', 'HK417', 'SCAR-H'],
  smg: ['MP5', 'MP7', 'P90', 'Vector', 'MPX'],
  shotgun: ['FP6', 'Super 90', 'M1887'],
  sniper: ['URatio', 'TRG 22'],
  pistol: ['P250', 'XD .45', 'GSR 1911', 'MR 96', 'Deagle', 'Dual MTX'],
};

/** Until staff edit the list: names without figures, because a guessed figure would mislead. */
export const DEFAULT_WEAPONS: readonly Weapon[] = WEAPON_KINDS.flatMap((kind) =>
  NAMES[kind].map((name) => ({ name, kind, ...NO_FIGURES })),
);
