/** Staff bring a team into a tournament that it has not applied to. */
import type { StaffApplication } from '@mes/contract/entry-schemas';
import { InvalidAction } from '@mes/contract/errors';
import { hasReached } from '@mes/domain/tournament/lifecycle/states';
import type { Tx } from '../../../platform/database/database';
import * as teams from '../../teams/service';
import * as entries from '../applications/repository';
import { staffApplications } from '../applications/service';
import { candidatesOf, type NamedCandidate } from '../candidates';
import { type Act, auditEntry, tellEntries } from '../changes';
import { settleDue } from '../lifecycle/service';
import { lockedPublished } from '../locking';
import { tellTeams } from '../notices';
import { freePlaces, registrationsChanged } from '../places/service';
import type { TournamentRow } from '../repository';
import * as rosters from '../rosters/repository';
import type { TournamentSources } from '../sources';

export async function addTeam(
  tx: Tx,
  { id, team: name, players }: { id: string; team: string; players?: readonly string[] },
  { sources, ...act }: Act & { readonly sources: TournamentSources },
): Promise<StaffApplication> {
  const row = await settleDue(tx, await lockedPublished(tx, id), act.now);
  const team = await teams.find(tx, name);
  if (team.disbandedAt !== null) throw new InvalidAction('This team has disbanded.');
  if (await teams.isBanned(tx, team.id))
    throw new InvalidAction(`${team.name} is banned from tournaments.`);
  if (hasReached(row.state, 'running'))
    throw new InvalidAction('Matches are drawn: no other team can come in.');
  const before = await entries.findEntry(tx, { tournament: row.id, team: team.id });
  if (before && before.state !== 'withdrawn')
    throw new InvalidAction(`${team.name} has applied to this tournament: decide about that.`);
  if ((await freePlaces(tx, row)) === 0) throw new InvalidAction('All places are taken.');

  const roster = await rosterOf(tx, row, { team, players, now: act.now });
  await entries.saveEntry(tx, {
    tournament: row.id,
    team: team.id,
    state: 'registered',
    reason: null,
    seed: null,
    checkedInAt: null,
    appliedAt: act.now,
    appliedBy: act.actor?.id ?? null,
    updatedAt: act.now,
    decidedBy: act.actor?.id ?? null,
  });
  await rosters.keepOnRoster(tx, { tournament: row.id, team: team.id, players: roster });
  await rosters.addToRoster(
    tx,
    roster.map((player) => ({
      tournament: row.id,
      team: team.id,
      player,
      addedAt: act.now,
      addedBy: act.actor?.id ?? null,
    })),
  );
  await registrationsChanged(tx, row, { added: [team.id], removed: [] });
  await auditEntry(
    tx,
    row,
    { action: 'tournament.team_added', team: team.id, after: { players: roster } },
    act,
  );
  await tellEntries(tx, row, 'tournament.team_registered', {
    teams: [team.name],
    players: roster,
    isPublic: true,
  });
  await tellTeams(tx, row, {
    teams: [team.id],
    type: 'tournament.team_registered',
    text: `${team.name} is registered.`,
    now: act.now,
  });
  const [added] = await staffApplications(tx, row, { team: team.id, now: act.now, sources });
  return added!;
}

/** Staff may let in a roster that is too small or lacks game IDs; banned and taken players never. */
async function rosterOf(
  tx: Tx,
  row: TournamentRow,
  {
    team,
    players,
    now,
  }: { team: { id: string; leader: string | null }; players?: readonly string[]; now: number },
): Promise<string[]> {
  const candidates = await candidatesOf(tx, row, { team: team.id, ids: players, now });
  if (players) {
    const refused = candidates.flatMap((candidate) => whyNeverOnRoster(candidate) ?? []);
    if (refused[0] !== undefined) throw new InvalidAction(refused[0]);
  }
  const able = candidates.filter((candidate) => whyNeverOnRoster(candidate) === null);
  const leaderFirst = able.toSorted(
    (one, other) => Number(other.id === team.leader) - Number(one.id === team.leader),
  );
  if (players && players.length > row.signup.max)
    throw new InvalidAction(`A roster holds at most ${row.signup.max} players.`);
  return leaderFirst.slice(0, row.signup.max).map((candidate) => candidate.id);
}

export function whyNeverOnRoster({
  name,
  rosterOf: other,
  isBanned,
}: NamedCandidate): string | null {
  if (other !== null) return `${name} is already on the roster of ${other}.`;
  if (isBanned) return `${name} is banned from tournaments.`;
  return null;
}
