/** What the voting page reads for an address. */
export const TABS = ['matches', 'leaderboard', 'mine', 'manage'] as const;
export type VotingTab = (typeof TABS)[number];

export const ROWS = 15;
const RESULTS = 6;
const MOST_OPEN = 100;

export function tabOf(search: URLSearchParams): VotingTab {
  return TABS.find((tab) => tab === search.get('show')) ?? 'matches';
}

/** Undefined for the running one. */
export function seasonOf(search: URLSearchParams): number | undefined {
  const season = search.get('season');
  return season !== null && /^\d{1,4}$/.test(season) ? Number(season) : undefined;
}

/** From 1. */
export function pageOf(search: URLSearchParams): number {
  const page = Number(search.get('page'));
  return Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1;
}

export const OPEN_REQUEST = { state: 'undecided', size: MOST_OPEN } as const;
export const RESULTS_REQUEST = { state: 'decided', page: 0, size: RESULTS } as const;
