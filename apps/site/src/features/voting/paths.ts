import type { VotingTab } from './requests';

interface VotingAddress {
  readonly show?: VotingTab;
  /** Absent for the running one. */
  readonly season?: number;
  /** Of the leaderboard, from 1. */
  readonly page?: number;
}

export function votingPath({ show, season, page = 1 }: VotingAddress = {}): string {
  const search = new URLSearchParams();
  if (show) search.set('show', show);
  if (season !== undefined) search.set('season', String(season));
  if (page > 1) search.set('page', String(page));
  const text = search.toString();
  return text === '' ? '/voting' : `/voting?${text}`;
}
