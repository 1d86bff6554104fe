/** The game's defuse maps, as people write them. A match's pool is nine of these ten. */
export const DEFUSE_MAPS = [
  'Plaza',
  'Canals',
  'Legacy',
  'Grounded',
  'Bureau',
  'Raid',
  'Port',
  'Soar',
  'Village',
  'Castello',
] as const;
export type DefuseMap = (typeof DEFUSE_MAPS)[number];

/** Maps in a pool, and slots in every veto whatever its format. */
export const MAP_SLOTS = 9;
