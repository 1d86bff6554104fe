/** Lengths are in characters. */
export const STORE_LIMITS = {
  title: 80,
  description: 600,
  price: 100_000,
  stock: 100_000,
  perPerson: 1_000,
  note: 1_000,
  message: 500,
} as const;
