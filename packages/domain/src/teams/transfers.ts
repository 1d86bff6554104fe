export const TRANSFER_KINDS = ['joined', 'left'] as const;
export type TransferKind = (typeof TRANSFER_KINDS)[number];

const DAY_MS = 86_400_000;

/** Longer without a team, a player was a free agent in between. */
const DIRECT_MOVE_DAYS = 30;

export interface Departure {
  readonly team: string;
  readonly leftAt: number;
}

export interface Arrival {
  readonly team: string;
  readonly joinedAt: number;
}

/** Whether a player went from one team to another, rather than leaving one and later joining another. */
export function isDirectMove(from: Departure, to: Arrival): boolean {
  const between = to.joinedAt - from.leftAt;
  return from.team !== to.team && between >= 0 && between <= DIRECT_MOVE_DAYS * DAY_MS;
}
