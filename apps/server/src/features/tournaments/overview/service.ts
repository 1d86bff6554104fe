/** Tournaments as everyone reads them. */
import type { CompactBracket } from '@mes/contract/bracket-schemas';
import { ObjectNotFound } from '@mes/contract/errors';
import type {
  ListedTournament,
  PastSeries,
  Tournament,
  WebsiteTournament,
} from '@mes/contract/tournament-schemas';
import { seriesOf } from '@mes/domain/tournament/name/series';
import type { Db } from '../../../platform/database/database';
import { listLive, listRecentOfTournament, listUpcoming } from '../../matches/summaries/service';
import { readTournamentLeaders } from '../../statistics/players/service';
import { findRegisteredTeams } from '../applications/service';
import { findPlacements } from '../placements/service';
import type { ListFilter } from '../repository';
import * as repository from '../repository';
import { toListed, toSummary, toTournament } from '../views';

const MATCHES_PER_LIST = 10;

type PastSeriesQuery = Pick<ListFilter, 'season' | 'region' | 'named'> & {
  /** Only this one with its tournaments. */
  readonly series?: string;
  /** Tournaments of each. */
  readonly count: number;
};

/** Null before the bracket is drawn. */
export type DrawnBracketReader = (db: Db, tournamentId: string) => Promise<CompactBracket | null>;

/** In the order of the ids; unknown ids and drafts are left out. */
export async function listByIds(
  db: Db,
  ids: readonly string[],
  now: number,
): Promise<Tournament[]> {
  const views = await repository.findPublishedViews(db, ids);
  return views.map((view) => toTournament(view, now));
}

export async function listTournaments(
  db: Db,
  { page, size, ...filter }: ListFilter & { page: number; size: number },
  now: number,
): Promise<{ data: ListedTournament[]; total: number }> {
  const [views, total] = await Promise.all([
    repository.findPage(db, filter, { page, size }),
    repository.count(db, filter),
  ]);
  const running = views.filter(({ row }) => row.state === 'running').map(({ row }) => row.id);
  const progress = running.length === 0 ? null : await repository.countByTournament(db, running);
  const data = views.map((view) => toListed(view, progress?.get(view.row.id) ?? null, now));
  return { data, total };
}

/** Finished tournaments by series. A name says the series, so that the names are read first. */
export async function listPastSeries(
  db: Db,
  { series: wanted, count, ...filter }: PastSeriesQuery,
  now: number,
): Promise<PastSeries[]> {
  const names = await repository.findNames(db, {
    ...filter,
    finished: true,
    unpublished: false,
    archived: false,
  });
  const bySeries = new Map<string, { id: string }[]>();
  for (const { id, name } of names) {
    const series = seriesOf(name);
    bySeries.set(series, [...(bySeries.get(series) ?? []), { id }]);
  }
  const shown = [...bySeries].flatMap(([series, editions]) =>
    wanted === undefined || wanted === series ? editions.slice(0, count).map(({ id }) => id) : [],
  );
  const views = shown.length === 0 ? [] : await repository.findPublishedViews(db, shown);
  const summaries = new Map(views.map((view) => [view.row.id, toSummary(view, now)]));
  return [...bySeries].map(([name, editions]) => ({
    name,
    total: editions.length,
    tournaments: editions.flatMap(({ id }) => summaries.get(id) ?? []),
  }));
}

/** Everything that the page of a tournament shows. */
export function createGetWebsite({
  findDrawnBracket,
}: {
  readonly findDrawnBracket: DrawnBracketReader;
}) {
  return async (db: Db, id: string, now: number): Promise<WebsiteTournament> => {
    const view = await repository.findView(db, id);
    if (!view || view.row.state === 'draft') throw new ObjectNotFound();
    const tournamentId = view.row.id;
    const [teams, placements, bracket, live, open, recent, leaders] = await Promise.all([
      findRegisteredTeams(db, tournamentId),
      findPlacements(db, tournamentId),
      findDrawnBracket(db, tournamentId),
      listLive(db, { tournamentId }),
      listUpcoming(db, { tournamentId, count: MATCHES_PER_LIST }),
      listRecentOfTournament(db, { tournamentId, count: MATCHES_PER_LIST }),
      readTournamentLeaders(db, tournamentId),
    ]);
    return {
      ...toTournament(view, now),
      teams,
      placements,
      bracket,
      live,
      upcoming: open.filter(({ state }) => state === 'scheduled'),
      recent,
      leaders,
    };
  };
}
