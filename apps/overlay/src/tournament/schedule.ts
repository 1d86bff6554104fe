import type { MatchSummary } from '@mes/contract/match-schemas';
import type { StreamTournament } from '@mes/contract/stream';

type Lists = Pick<StreamTournament, 'live' | 'upcoming' | 'recent'>;

/** Live ones, then what comes, and before them what was played last where there is room. */
export function scheduleOf({ live, upcoming, recent }: Lists, rows: number): MatchSummary[] {
  const ahead = unique([...live, ...byTime(upcoming)]);
  const known = new Set(ahead.map(({ id }) => id));
  // They come newest first: of two at the same time the final is the later one.
  const played = unique(byTime([...recent].reverse())).filter(({ id }) => !known.has(id));
  // Something of both is shown where both are many.
  const fromPast = Math.max(rows - ahead.length, Math.min(2, played.length));
  return [...played.slice(-fromPast), ...ahead].slice(0, rows);
}

/** What is on next: the one that has been started least of all. */
export function nextMatch({ upcoming }: Lists, now: number): MatchSummary | null {
  const known = byTime(upcoming).filter(({ startsAt }) => startsAt !== null);
  return known.find(({ startsAt }) => startsAt! >= now) ?? known.at(-1) ?? upcoming[0] ?? null;
}

/** When the next match begins; of a tournament whose matches have no time yet, when it does itself. */
export function nextStart(
  tournament: Lists & Pick<StreamTournament, 'startsAt'>,
  now: number,
): number | null {
  const { startsAt } = tournament;
  const own = startsAt !== null && startsAt > now ? startsAt : null;
  return nextMatch(tournament, now)?.startsAt ?? own;
}

function byTime(matches: readonly MatchSummary[]): MatchSummary[] {
  const last = Number.POSITIVE_INFINITY;
  return [...matches].sort((a, b) => (a.startsAt ?? last) - (b.startsAt ?? last));
}

function unique(matches: readonly MatchSummary[]): MatchSummary[] {
  return [...new Map(matches.map((match) => [match.id, match])).values()];
}
