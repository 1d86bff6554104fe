/** What the list of tournaments shows in each of its parts. Pure. */
import type {
  ListedTournament,
  PastSeries,
  TournamentSummary,
} from '@mes/contract/tournament-schemas';
import { seriesOf } from '@mes/domain/tournament/name/series';
import type { ShownState, TournamentFilters } from './filters';

export interface ListedParts {
  readonly running: readonly ListedTournament[];
  readonly open: readonly ListedTournament[];
  readonly upcoming: readonly ListedTournament[];
  readonly past: readonly PastSeries[];
  readonly counts: Readonly<Record<Exclude<ShownState, 'all'>, number>>;
  /** For the calendar. */
  readonly all: readonly (ListedTournament | TournamentSummary)[];
}

/** `fitting` has the ids of those that the own team can sign up for or has; null without a team. */
export function partsOf(
  found: { readonly current: readonly ListedTournament[]; readonly past: readonly PastSeries[] },
  { series, fits }: Pick<TournamentFilters, 'series' | 'fits'>,
  fitting: ReadonlySet<string> | null,
): ListedParts {
  const isFiltered = fits && fitting !== null;
  const current = found.current.filter(
    ({ id, name }) =>
      (series === null || seriesOf(name) === series) && (!isFiltered || fitting.has(id)),
  );
  const past = isFiltered
    ? []
    : found.past.filter(({ name }) => series === null || name === series);
  const running = byDate(
    current.filter(({ state }) => state === 'running'),
    ({ startsAt }) => startsAt,
  );
  const open = byDate(
    current.filter(({ state }) => state === 'signup_open'),
    ({ signup }) => signup.close,
  );
  const upcoming = byDate(
    current.filter(({ state }) => state !== 'running' && state !== 'signup_open'),
    ({ startsAt }) => startsAt,
  );
  return {
    running,
    open,
    upcoming,
    past,
    counts: {
      running: running.length,
      open: open.length,
      upcoming: upcoming.length,
      past: past.reduce((sum, { total }) => sum + total, 0),
    },
    all: [...current, ...past.flatMap(({ tournaments }) => tournaments)],
  };
}

/** The next one first; those without a date come last. */
function byDate(
  tournaments: readonly ListedTournament[],
  dateOf: (tournament: ListedTournament) => number | null,
): ListedTournament[] {
  const at = (each: ListedTournament) => dateOf(each) ?? Number.POSITIVE_INFINITY;
  return tournaments.toSorted((one, other) => at(one) - at(other));
}
