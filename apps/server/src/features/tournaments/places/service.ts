/** Who is in and who waits: the places of a tournament. */
import type { ApplicationState } from '@mes/domain/tournament/lifecycle/states';
import { hasReached } from '@mes/domain/tournament/lifecycle/states';
import type { Tx } from '../../../platform/database/database';
import * as entries from '../applications/repository';
import { type Act, auditEntry, tellEntries } from '../changes';
import { tellTeams } from '../notices';
import type { TournamentRow } from '../repository';
import * as repository from '../repository';
import * as rosters from '../rosters/repository';
import * as seeds from '../seeding/repository';

/** How many teams can still be registered; endless without a limit. */
export async function freePlaces(tx: Tx, { id, signup }: TournamentRow): Promise<number> {
  if (signup.teams === null) return Number.POSITIVE_INFINITY;
  const { registered = 0 } = await entries.countByState(tx, id);
  return Math.max(0, signup.teams - registered);
}

/** Of these states the rosters hold their players: nobody else can name them. */
export function holdsPlayers(state: ApplicationState): boolean {
  return state !== 'declined' && state !== 'withdrawn' && state !== 'dropped';
}

/** What the public sees of a tournament's teams. */
export const PUBLIC_STATES: readonly ApplicationState[] = ['registered', 'dropped', 'disqualified'];

/**
 * Fills free places from the waitlist, first come, first served. Once check-in is over, only with
 * teams that said they are there; once matches are drawn, not at all. Without a limit nobody waits
 * for a place, only for staff.
 */
export async function promote(tx: Tx, row: TournamentRow, act: Act): Promise<void> {
  if (row.signup.teams === null || hasReached(row.state, 'running')) return;
  const free = await freePlaces(tx, row);
  if (free === 0) return;
  const mustBeThere = row.state === 'seeding' && row.checkInClose !== null;
  const waiting = await entries.findWaiting(tx, row.id);
  const promoted = waiting
    .filter(({ checkedInAt }) => !mustBeThere || checkedInAt !== null)
    .slice(0, free)
    .map(({ team }) => team);
  if (promoted.length === 0) return;

  await entries.updateEntries(
    tx,
    { tournament: row.id, teams: promoted },
    { state: 'registered', reason: null, updatedAt: act.now, decidedBy: null },
  );
  await registrationsChanged(tx, row, { added: promoted, removed: [] });
  for (const team of promoted)
    await auditEntry(
      tx,
      row,
      { action: 'tournament.team_promoted', team },
      { ...act, actor: null },
    );
  await tellPublic(tx, row, 'tournament.teams_changed', promoted);
  await tellTeams(tx, row, {
    teams: promoted,
    type: 'tournament.team_registered',
    text: 'A place has become free: your team is registered.',
    now: act.now,
  });
}

/**
 * Keeps a published seeding true: who leaves closes the gap behind them, and who comes in has to be
 * seeded first.
 */
export async function registrationsChanged(
  tx: Tx,
  row: TournamentRow,
  { added, removed }: { added: readonly string[]; removed: readonly string[] },
): Promise<void> {
  if (hasReached(row.state, 'running')) return;
  if (removed.length > 0) await seeds.removeSeeds(tx, { tournament: row.id, teams: removed });
  if (!row.seeded || added.length + removed.length === 0) return;
  await repository.update(tx, row.id, {
    seeded: added.length === 0,
    seedingRevision: row.seedingRevision + 1,
  });
}

/** Everyone hears of these teams, given by id, and the pages of their players change. */
export async function tellPublic(
  tx: Tx,
  row: TournamentRow,
  type: string,
  teams: readonly string[],
): Promise<void> {
  const names = await entries.findTeamNames(tx, teams);
  const players = await rosters.findRosterIds(tx, { tournament: row.id, teams });
  await tellEntries(tx, row, type, { teams: names, players, isPublic: true });
}
