export const TIP_CATEGORIES = [
  'basics',
  'aim',
  'movement',
  'teamplay',
  'maps',
  'competing',
] as const;
export type TipCategory = (typeof TIP_CATEGORIES)[number];

export const TIP_LIMITS = { title: 120, html: 30_000 };
export const CALLOUT_LIMITS = { name: 40, hint: 120, count: 60 };
