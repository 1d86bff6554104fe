/** Signing up: what leaders read before they do, and what happens when they do. */
import type { Application, Requirement, Signup } from '@mes/contract/entry-schemas';
import { ForbiddenError, InvalidAction } from '@mes/contract/errors';
import { meets, requirementsOf } from '@mes/domain/roster/requirements';
import { whyNotRoster } from '@mes/domain/roster/roster';
import { isRosterLocked } from '@mes/domain/tournament/lifecycle/deadlines';
import { type ApplicationState, hasReached } from '@mes/domain/tournament/lifecycle/states';
import type { Actor } from '../../../platform/calls/actor';
import type { Db, Tx } from '../../../platform/database/database';
import { isBanned } from '../../teams/service';
import type { EntryRow, TeamOfEntry } from '../applications/repository';
import * as entries from '../applications/repository';
import { application, applicationOf } from '../applications/service';
import { candidatesOf } from '../candidates';
import { auditEntry, tellEntries } from '../changes';
import { published } from '../finding';
import { lockedPublished } from '../locking';
import { tellTeams } from '../notices';
import { freePlaces, PUBLIC_STATES, registrationsChanged } from '../places/service';
import type { TournamentRow } from '../repository';
import * as rosters from '../rosters/repository';
import { rulesOf, signupSettingsOf, stateOf } from '../views';

interface Signing {
  readonly actor: Actor;
  readonly now: number;
}

const NOT_A_LEADER = 'Only the team leader can sign up for tournaments!';

export async function signup(
  db: Db,
  id: string,
  { actor, now }: { actor: Actor | null; now: number },
): Promise<Signup> {
  const row = await published(db, id);
  const team = actor && (await entries.findTeamOfPlayer(db, actor.id));
  const { registered = 0 } = await entries.countByState(db, row.id);
  return {
    ...signupSettingsOf(row),
    state: stateOf(row, now),
    registered,
    rosterLocked: isRosterLocked(row.state, row, now),
    application: team ? await applicationOf(db, row.id, team.id) : null,
  };
}

export async function requirements(
  db: Db,
  id: string,
  { actor, now }: { actor: Actor | null; now: number },
): Promise<Requirement[]> {
  const row = await published(db, id);
  const rules = rulesOf(row, now);
  const entrant = actor && (await entrantOf(db, row, { actor, now }));
  return requirementsOf(rules).map((requirement) => ({
    ...requirement,
    met: meets(requirement.kind, rules, entrant),
  }));
}

async function entrantOf(
  db: Db,
  row: TournamentRow,
  { actor, now }: { actor: Actor; now: number },
) {
  const team = await entries.findTeamOfPlayer(db, actor.id);
  const confirmedAt = await rosters.findConfirmation(db, { tournament: row.id, player: actor.id });
  const players = team ? await candidatesOf(db, row, { team: team.id, now }) : [];
  return {
    isLeader: team?.leader === actor.id,
    hasConfirmedRules: confirmedAt !== null,
    team: team ? { region: team.region, players } : null,
  };
}

/** Signs the actor's team up, or changes its roster. */
export async function apply(
  tx: Tx,
  { id, players }: { id: string; players: readonly string[] },
  { actor, now }: Signing,
): Promise<Application> {
  const row = await lockedPublished(tx, id);
  const team = await entries.holdTeamOfPlayer(tx, actor.id);
  const before = team && (await entries.findEntry(tx, { tournament: row.id, team: team.id }));
  assertOpen(row, { isIn: before !== undefined && isPending(before.state), now });
  if (actor.bans.includes('tournaments')) throw ForbiddenError.banned();
  if (!team || team.leader !== actor.id || team.disbandedAt !== null)
    throw new ForbiddenError(NOT_A_LEADER);
  if (await isBanned(tx, team.id)) throw ForbiddenError.banned();
  if (before?.state === 'disqualified')
    throw new InvalidAction('Your team was disqualified from this tournament.');
  const chosen = [...new Set(players)];
  await assertRoster(tx, row, { team, players: chosen, now });
  await assertRulesConfirmed(tx, row, actor);

  const entry = await saveEntry(tx, row, { team, before, actor, now });
  await saveRoster(tx, row, { team: team.id, players: chosen, actor, now });
  if (entry.state === 'registered' && before?.state !== 'registered')
    await registrationsChanged(tx, row, { added: [team.id], removed: [] });
  await tellApplied(tx, row, { team, before, entry, players: chosen }, { actor, now });
  return application(tx, row, team.id);
}

/** A team that is in can change its roster for longer than others can sign up. */
function assertOpen(row: TournamentRow, { isIn, now }: { isIn: boolean; now: number }): void {
  const state = stateOf(row, now);
  if (row.archived) throw new InvalidAction('Registration has closed');
  if (!hasReached(state, 'signup_open')) throw new InvalidAction('Registration opens soon!');
  if (state === 'signup_open') return;
  if (!isIn || isRosterLocked(row.state, row, now))
    throw new InvalidAction('Registration has closed');
}

function isPending(state: ApplicationState): boolean {
  return state === 'applied' || state === 'registered' || state === 'waitlisted';
}

async function assertRoster(
  tx: Tx,
  row: TournamentRow,
  { team, players, now }: { team: TeamOfEntry; players: readonly string[]; now: number },
): Promise<void> {
  const candidates = await candidatesOf(tx, row, { team: team.id, ids: players, now });
  const unknown = players.find((id) => !candidates.some((candidate) => candidate.id === id));
  if (unknown !== undefined) throw new InvalidAction(`There is no player '${unknown}'.`);
  const reason = whyNotRoster(rulesOf(row, now), { region: team.region, players: candidates });
  if (reason !== null) throw new InvalidAction(reason);
}

async function assertRulesConfirmed(tx: Tx, row: TournamentRow, actor: Actor): Promise<void> {
  if (!row.rulesRequired) return;
  const confirmedAt = await rosters.findConfirmation(tx, { tournament: row.id, player: actor.id });
  if (confirmedAt === null) throw new InvalidAction('You must confirm the rules first!');
}

/**
 * A place in the line is kept when the roster changes. A team that staff have turned down can try
 * again, but then it is theirs to decide.
 */
async function saveEntry(
  tx: Tx,
  row: TournamentRow,
  { team, before, actor, now }: { team: TeamOfEntry; before: EntryRow | undefined } & Signing,
): Promise<EntryRow> {
  if (before && isPending(before.state))
    return entries.saveEntry(tx, { ...before, updatedAt: now });
  const wasTurnedDown = before?.decidedBy != null;
  const isAutomatic = row.signup.automatic && !wasTurnedDown;
  const hasPlace = isAutomatic && (await freePlaces(tx, row)) > 0;
  return entries.saveEntry(tx, {
    tournament: row.id,
    team: team.id,
    state: hasPlace ? 'registered' : isAutomatic ? 'waitlisted' : 'applied',
    reason: null,
    seed: null,
    checkedInAt: null,
    appliedAt: now,
    appliedBy: actor.id,
    updatedAt: now,
    decidedBy: before?.decidedBy ?? null,
  });
}

async function saveRoster(
  tx: Tx,
  row: TournamentRow,
  { team, players, actor, now }: { team: string; players: readonly string[] } & Signing,
): Promise<void> {
  await rosters.keepOnRoster(tx, { tournament: row.id, team, players });
  await rosters.addToRoster(
    tx,
    players.map((player) => ({
      tournament: row.id,
      team,
      player,
      addedAt: now,
      addedBy: actor.id,
    })),
  );
}

async function tellApplied(
  tx: Tx,
  row: TournamentRow,
  {
    team,
    before,
    entry,
    players,
  }: {
    team: TeamOfEntry;
    before: EntryRow | undefined;
    entry: EntryRow;
    players: readonly string[];
  },
  { actor, now }: Signing,
): Promise<void> {
  const isNew = !before || !isPending(before.state);
  const action = isNew ? 'tournament.team_applied' : 'tournament.roster_changed';
  await auditEntry(
    tx,
    row,
    { action, team: team.id, after: { state: entry.state, players: [...players] } },
    { actor, now },
  );
  const isPublic = PUBLIC_STATES.includes(entry.state);
  await tellEntries(tx, row, action, { teams: [team.name], players, isPublic });
  if (isNew && entry.state === 'registered') {
    await tellTeams(tx, row, {
      teams: [team.id],
      type: 'tournament.team_registered',
      text: `${team.name} is registered.`,
      now,
    });
  }
}
