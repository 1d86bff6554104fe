/** The game's defuse maps. The pool of a match has nine of these ten. */
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

/** The maps in a pool, and the slots of a veto of any format. */
export const MAP_SLOTS = 9;
