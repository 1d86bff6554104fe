/** Check-in: teams say that they are there, and who does not loses the place to one that waits. */
import type { Application } from '@mes/contract/entry-schemas';
import { ForbiddenError, InvalidAction } from '@mes/contract/errors';
import { satisfies } from '@mes/domain/permissions/permissions';
import { whyNotReady } from '@mes/domain/roster/roster';
import type { Actor } from '../../../platform/calls/actor';
import type { Tx } from '../../../platform/database/database';
import * as teams from '../../teams/service';
import * as entries from '../applications/repository';
import { application } from '../applications/service';
import { candidatesOf } from '../candidates';
import { type Act, auditEntry, tellEntries } from '../changes';
import { lockedPublished } from '../locking';
import { tellLeaders, tellTeams } from '../notices';
import { freePlaces, promote, registrationsChanged, tellPublic } from '../places/service';
import type { TournamentRow } from '../repository';
import * as rosters from '../rosters/repository';
import { rulesOf, stateOf } from '../views';

export const NO_SHOW = 'Did not check in';

/** For the own team, by its leader; for any team, by staff. */
export async function checkIn(
  tx: Tx,
  { id, team: name, present }: { id: string; team?: string; present: boolean },
  { actor, now }: { actor: Actor; now: number },
): Promise<Application> {
  const row = await lockedPublished(tx, id);
  const isStaff = satisfies(actor.permissions, 'Moderator');
  const team = await teamFor(tx, { name, actor, isStaff });
  if (!present && !isStaff) throw ForbiddenError.missing('Moderator');
  if (!isStaff && (actor.bans.includes('tournaments') || (await teams.isBanned(tx, team.id))))
    throw ForbiddenError.banned();
  assertOpen(row, now);

  const entry = await entries.findEntry(tx, { tournament: row.id, team: team.id });
  if (!entry) throw new InvalidAction(`${team.name} does not take part in this tournament.`);
  if (entry.state !== 'registered' && entry.state !== 'waitlisted')
    throw new InvalidAction(`${team.name} is not registered for this tournament.`);
  if (present && !isStaff) await assertReady(tx, row, { team: team.id, now });

  const isThere = entry.checkedInAt !== null;
  if (isThere !== present) {
    await entries.saveEntry(tx, { ...entry, checkedInAt: present ? now : null, updatedAt: now });
    const action = present ? 'tournament.team_checked_in' : 'tournament.check_in_taken_back';
    await auditEntry(tx, row, { action, team: team.id }, { actor, now });
    const isPublic = entry.state === 'registered';
    await tellEntries(tx, row, action, { teams: [team.name], players: [], isPublic });
  }
  return application(tx, row, team.id);
}

async function teamFor(
  tx: Tx,
  { name, actor, isStaff }: { name?: string; actor: Actor; isStaff: boolean },
): Promise<{ id: string; name: string }> {
  const own = await entries.findTeamOfPlayer(tx, actor.id);
  const isOwn = own && (name === undefined || own.name.toLowerCase() === name.toLowerCase());
  if (isOwn && (own.leader === actor.id || isStaff)) return own;
  if (name === undefined || !isStaff)
    throw new ForbiddenError('Only the team leader can check the team in!');
  return teams.find(tx, name);
}

function assertOpen(row: TournamentRow, now: number): void {
  const state = stateOf(row, now);
  if (state === 'check_in') return;
  throw new InvalidAction(
    state === 'seeding' || state === 'running' || state === 'finished'
      ? 'Check-in has closed.'
      : 'Check-in is not open yet.',
  );
}

async function assertReady(
  tx: Tx,
  row: TournamentRow,
  { team, now }: { team: string; now: number },
): Promise<void> {
  const ids = await rosters.findRosterIds(tx, { tournament: row.id, teams: [team] });
  const roster = await candidatesOf(tx, row, { team, ids, now });
  const reason = whyNotReady(rulesOf(row, now), roster);
  if (reason !== null) throw new InvalidAction(reason);
}

export async function openCheckIn(tx: Tx, row: TournamentRow, { now }: Act): Promise<void> {
  const expected = await entries.findEntries(tx, {
    tournament: row.id,
    states: ['registered', 'waitlisted'],
  });
  await tellLeaders(tx, row, {
    teams: expected.map(({ team }) => team.id),
    type: 'tournament.check_in_opened',
    text: 'Check-in is open. Teams that do not check in lose their place.',
    now,
  });
}

/** Only those who could still lose something by it. */
export async function remindOfCheckIn(tx: Tx, row: TournamentRow, now: number): Promise<void> {
  const registered = await entries.findEntries(tx, {
    tournament: row.id,
    states: ['registered'],
  });
  await tellLeaders(tx, row, {
    teams: registered.flatMap(({ entry, team }) => (entry.checkedInAt === null ? [team.id] : [])),
    type: 'tournament.check_in_closing',
    text: 'Check-in closes soon, and your team has not checked in yet.',
    now,
  });
}

/** Whoever is not there is out, and those who wait and are there come in. */
export async function closeCheckIn(tx: Tx, row: TournamentRow, act: Act): Promise<void> {
  const registered = await entries.findEntries(tx, {
    tournament: row.id,
    states: ['registered'],
  });
  const missing = registered
    .filter(({ entry }) => entry.checkedInAt === null)
    .map(({ team }) => team.id);
  if (missing.length > 0) {
    await entries.updateEntries(
      tx,
      { tournament: row.id, teams: missing },
      { state: 'dropped', reason: NO_SHOW, updatedAt: act.now, decidedBy: null },
    );
    await rosters.setRostersActive(tx, { tournament: row.id, teams: missing, active: false });
    await registrationsChanged(tx, row, { added: [], removed: missing });
    for (const team of missing) {
      await auditEntry(
        tx,
        row,
        { action: 'tournament.team_dropped', team, after: { reason: NO_SHOW } },
        { ...act, actor: null },
      );
    }
    await tellPublic(tx, row, 'tournament.teams_changed', missing);
    await tellTeams(tx, row, {
      teams: missing,
      type: 'tournament.team_dropped',
      text: 'Your team did not check in and has lost its place.',
      now: act.now,
    });
  }
  await promote(tx, row, act);
}

/** Opening check-in again takes back what its end did, as far as there are places. */
export async function bringBackNoShows(tx: Tx, row: TournamentRow, act: Act): Promise<void> {
  const dropped = await entries.findEntries(tx, { tournament: row.id, states: ['dropped'] });
  const free = await freePlaces(tx, row);
  const taken = await rosters.findTakenPlayers(tx, { tournament: row.id });
  const back = [];
  for (const { entry, team } of dropped) {
    const isNoShow = entry.decidedBy === null && entry.reason === NO_SHOW;
    const isTaken = taken.some((each) => each.of === team.id);
    if (isNoShow && !isTaken && back.length < free) back.push(team.id);
  }
  if (back.length === 0) return;
  await entries.updateEntries(
    tx,
    { tournament: row.id, teams: back },
    { state: 'registered', reason: null, updatedAt: act.now },
  );
  await rosters.setRostersActive(tx, { tournament: row.id, teams: back, active: true });
  await registrationsChanged(tx, row, { added: back, removed: [] });
  for (const team of back)
    await auditEntry(tx, row, { action: 'tournament.team_registered', team }, act);
  await tellPublic(tx, row, 'tournament.teams_changed', back);
}
