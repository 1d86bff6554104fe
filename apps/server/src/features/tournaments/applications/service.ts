/** The entries of a tournament as the public, the team itself and staff read them. */
import type { Application, RegisteredTeam, StaffApplication } from '@mes/contract/entry-schemas';
import { ObjectNotFound } from '@mes/contract/errors';
import { problemsOf } from '@mes/domain/roster/roster';
import type { Db } from '../../../platform/database/database';
import { toReference } from '../../players/service';
import { teamReference } from '../../teams/service';
import { asCandidate } from '../candidates';
import { existing, published } from '../finding';
import { PUBLIC_STATES } from '../places/service';
import type { TournamentRow } from '../repository';
import type { CandidateRow, RosterRow } from '../rosters/repository';
import * as rosterRows from '../rosters/repository';
import { shownElos, type TournamentSources } from '../sources';
import { rulesOf } from '../views';
import * as entries from './repository';

type Found = Awaited<ReturnType<typeof entries.findEntries>>[number];

export async function publicTeams(db: Db, id: string): Promise<RegisteredTeam[]> {
  return registeredTeams(db, (await published(db, id)).id);
}

/** Every application, for staff. */
export async function list(
  db: Db,
  id: string,
  { now, sources }: { now: number; sources: TournamentSources },
): Promise<StaffApplication[]> {
  return staffApplications(db, await existing(db, id), { now, sources });
}

/** By seed, then by the time of their application. */
export async function registeredTeams(db: Db, tournament: string): Promise<RegisteredTeam[]> {
  const found = await entries.findEntries(db, { tournament, states: PUBLIC_STATES });
  const rosters = byTeam(await rosterRows.findRosters(db, { tournament }));
  return found.flatMap((each) => {
    const { state } = each.entry;
    return state === 'registered' || state === 'dropped' || state === 'disqualified'
      ? [{ ...commonOf(each, rosters), state }]
      : [];
  });
}

/** The application of one team, as the team reads it; null if there is none. */
export async function applicationOf(
  db: Db,
  tournament: string,
  team: string,
): Promise<Application | null> {
  const [found] = await entries.findEntries(db, { tournament, team });
  if (!found) return null;
  const rosters = byTeam(await rosterRows.findRosters(db, { tournament, teams: [team] }));
  return { ...commonOf(found, rosters), ...ownOf(found) };
}

export async function application(
  db: Db,
  { id }: Pick<TournamentRow, 'id'>,
  team: string,
): Promise<Application> {
  const found = await applicationOf(db, id, team);
  if (!found) throw new ObjectNotFound();
  return found;
}

/** Of one team, or of all: whatever became of them. */
export async function staffApplications(
  db: Db,
  row: TournamentRow,
  { team, now, sources }: { team?: string; now: number; sources: TournamentSources },
): Promise<StaffApplication[]> {
  const found = await entries.findEntries(db, { tournament: row.id, team });
  const ids = found.map((each) => each.team.id);
  const rosters = byTeam(await rosterRows.findRosters(db, { tournament: row.id, teams: ids }));
  const players = [...rosters.values()].flat().map(({ player }) => player.id);
  const candidates = new Map(
    (players.length === 0
      ? []
      : await rosterRows.findCandidates(db, { tournament: row.id, ids: players, now })
    ).map((candidate) => [candidate.id, candidate]),
  );
  const elo = await shownElos(db, sources, ids);
  return found.map((each) => {
    const roster = rosters.get(each.team.id) ?? [];
    return {
      ...commonOf(each, rosters),
      ...ownOf(each),
      elo: elo(each.team.id),
      roster: roster.map((one) => ({ ...rosterPlayer(one), confirmedRules: one.confirmedRules })),
      problems: problemsOf(rulesOf(row, now), {
        region: each.team.region,
        players: standing(each.team.id, roster, candidates),
      }),
    };
  });
}

export function rosterPlayer({ player, isLeader, substitute, addedAt }: RosterRow) {
  const { gameId, country } = player;
  return { ...toReference(player), gameId, country, isLeader, substitute, addedAt };
}

function commonOf(
  { entry, team }: Found,
  rosters: ReadonlyMap<string, RosterRow[]>,
): Omit<RegisteredTeam, 'state'> {
  return {
    team: teamReference(team),
    region: team.region,
    seed: entry.seed,
    checkedIn: entry.checkedInAt !== null,
    roster: (rosters.get(team.id) ?? []).map(({ player }) => toReference(player)),
  };
}

function ownOf({ entry, waitlistPlace }: Found) {
  const { state, reason, appliedAt, updatedAt } = entry;
  return {
    state,
    reason,
    waitlistPlace: state === 'waitlisted' ? waitlistPlace : null,
    appliedAt,
    updatedAt,
  };
}

/** Someone who has left the team since is a problem only until staff decide to let them play. */
function standing(
  team: string,
  roster: readonly RosterRow[],
  candidates: ReadonlyMap<string, CandidateRow>,
) {
  return roster.flatMap(({ player, substitute }) => {
    const candidate = candidates.get(player.id);
    if (!candidate) return [];
    const judged = asCandidate(candidate, team);
    return [{ ...judged, isMember: judged.isMember || substitute }];
  });
}

export function byTeam(rows: readonly RosterRow[]): Map<string, RosterRow[]> {
  const rosters = new Map<string, RosterRow[]>();
  for (const row of rows) {
    const roster = rosters.get(row.team);
    if (roster) roster.push(row);
    else rosters.set(row.team, [row]);
  }
  return rosters;
}

/** A team that disbanded in the middle of an event would leave a hole in it. */
export async function validateDisband(
  db: Db,
  { id, name }: { id: string; name: string },
): Promise<string | null> {
  const tournament = await entries.findOpenTournamentOf(db, id);
  return tournament === undefined
    ? null
    : `${name} is signed up for ${tournament}. Withdraw from it first.`;
}
