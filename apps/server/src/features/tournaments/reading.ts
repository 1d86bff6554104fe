/** Tournaments as everyone reads them. */
import { ObjectNotFound } from '@mes/contract/errors';
import type {
  Tournament,
  TournamentSummary,
  WebsiteTournament,
} from '@mes/contract/tournament-schemas';
import type { Db } from '../../platform/database/database';
import { listLive, listRecentOfTournament, listUpcoming } from '../matches/summaries/service';
import { registeredTeams } from './applications';
import { placementsOf } from './placements';
import type { ListFilter } from './repository';
import * as repository from './repository';
import type { TournamentSources } from './sources';
import { toSummary, toTournament } from './views';

const MATCHES_SHOWN = 10;

/** Those that there are, in the order asked for. */
export async function get(db: Db, ids: readonly string[], now: number): Promise<Tournament[]> {
  const views = await repository.findPublishedViews(db, ids);
  return views.map((view) => toTournament(view, now));
}

export async function list(
  db: Db,
  { page, size, ...filter }: ListFilter & { page: number; size: number },
  now: number,
): Promise<{ data: TournamentSummary[]; total: number }> {
  const [views, total] = await Promise.all([
    repository.findPage(db, filter, { page, size }),
    repository.count(db, filter),
  ]);
  return { data: views.map((view) => toSummary(view, now)), total };
}

/** Everything that its page shows. */
export async function website(
  db: Db,
  id: string,
  { sources, now }: { sources: TournamentSources; now: number },
): Promise<WebsiteTournament> {
  const view = await repository.findView(db, id);
  if (!view || view.row.state === 'draft') throw new ObjectNotFound();
  const tournament = view.row.id;
  const [teams, placements, bracket, live, open, recent, leaders] = await Promise.all([
    registeredTeams(db, tournament),
    placementsOf(db, tournament),
    sources.bracket(db, tournament),
    listLive(db, { tournamentId: tournament }),
    listUpcoming(db, { tournamentId: tournament, count: MATCHES_SHOWN }),
    listRecentOfTournament(db, { tournamentId: tournament, count: MATCHES_SHOWN }),
    sources.leaders(db, tournament),
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
}
