/** Rosters: who reads them, and how staff change them. */
import type { FullRoster, Roster } from '@mes/contract/entry-schemas';
import { InvalidAction, ObjectNotFound } from '@mes/contract/errors';
import { writeCsv } from '@mes/domain/csv/csv';
import { isRosterLocked } from '@mes/domain/tournament/lifecycle/deadlines';
import type { Db, Tx } from '../../../platform/database/database';
import * as teams from '../../teams/service';
import type { EntryRow } from '../applications/repository';
import * as entries from '../applications/repository';
import { byTeam, rosterPlayer } from '../applications/service';
import { candidatesOf } from '../candidates';
import { type Act, auditEntry, tellEntries } from '../changes';
import { existing } from '../finding';
import { whyNeverOnRoster } from '../invitations/service';
import { lockedPublished } from '../locking';
import { notifyPlayers } from '../notices';
import { PUBLIC_STATES } from '../places/service';
import type { TournamentRow } from '../repository';
import * as repository from '../repository';
import * as rosterRows from './repository';

interface RosterKey {
  readonly team: string;
  readonly tournament: string;
}

export async function roster(db: Db, key: RosterKey, now: number): Promise<Roster> {
  const { players, ...full } = await fullRoster(db, key, now);
  return { ...full, players: players.map(({ id, name, photo }) => ({ id, name, photo })) };
}

/** Of teams that are or were in; applications are between a team and staff. */
export async function fullRoster(db: Db, key: RosterKey, now: number): Promise<FullRoster> {
  const team = await teams.find(db, key.team);
  const row = await repository.findById(db, key.tournament);
  const entry =
    row && row.state !== 'draft'
      ? await entries.findEntry(db, { tournament: row.id, team: team.id })
      : undefined;
  if (!row || !entry || !PUBLIC_STATES.includes(entry.state)) {
    const tournament = row && row.state !== 'draft' ? row.name : key.tournament;
    throw new ObjectNotFound(`${team.name} does not have a ${tournament} roster.`);
  }
  return read(db, { row, entry, team, now });
}

interface Standing {
  readonly row: TournamentRow;
  readonly entry: EntryRow;
  readonly team: Parameters<typeof teams.teamReference>[0] & { readonly id: string };
}

async function read(
  db: Db,
  { row, entry, team, now }: Standing & { readonly now: number },
): Promise<FullRoster> {
  const players = await rosterRows.findRosters(db, { tournament: row.id, teams: [team.id] });
  return {
    team: teams.teamReference(team),
    tournament: { id: row.id, name: row.name },
    state: entry.state,
    locked: isRosterLocked(row.state, row, now),
    players: players.map(rosterPlayer),
  };
}

/** Staff put a player on a roster or take one off, also once it is locked for the team itself. */
export async function editRoster(
  tx: Tx,
  {
    id,
    team: name,
    target_id: player,
    action,
    reason,
  }: { id: string; team: string; target_id: string; action: 'add' | 'remove'; reason?: string },
  act: Act,
): Promise<FullRoster> {
  const row = await lockedPublished(tx, id);
  const team = await teams.find(tx, name);
  const entry = await entries.findEntry(tx, { tournament: row.id, team: team.id });
  if (!entry) throw new ObjectNotFound(`${team.name} does not have a ${row.name} roster.`);
  const before = await rosterRows.findRosterIds(tx, { tournament: row.id, teams: [team.id] });
  const standing = { row, entry, team };
  if (action === 'add') await add(tx, standing, { player, before }, act);
  else await remove(tx, standing, { player, before });

  const after = await rosterRows.findRosterIds(tx, { tournament: row.id, teams: [team.id] });
  await auditEntry(
    tx,
    row,
    {
      action: action === 'add' ? 'roster.player_added' : 'roster.player_removed',
      team: team.id,
      before: { players: before },
      after: { players: after, reason: reason ?? null },
    },
    act,
  );
  await tellEntries(tx, row, 'tournament.roster_changed', {
    teams: [team.name],
    players: [player],
    isPublic: PUBLIC_STATES.includes(entry.state),
  });
  await notifyPlayers(tx, row, {
    accounts: [player, ...(team.leader === null ? [] : [team.leader])],
    type: 'team.roster_changed',
    text: `Staff have changed the roster of ${team.name}.`,
    now: act.now,
  });
  return read(tx, { ...standing, now: act.now });
}

async function add(
  tx: Tx,
  { row, team }: Standing,
  { player, before }: { player: string; before: readonly string[] },
  { actor, now }: Act,
): Promise<void> {
  const [candidate] = await candidatesOf(tx, row, { team: team.id, ids: [player], now });
  if (!candidate) throw new ObjectNotFound(`There is no player '${player}'.`);
  if (before.includes(player))
    throw new InvalidAction(`${candidate.name} is on this roster already.`);
  const refusal = whyNeverOnRoster(candidate);
  if (refusal !== null) throw new InvalidAction(refusal);
  if (before.length >= row.signup.max)
    throw new InvalidAction(`A roster holds at most ${row.signup.max} players.`);
  await rosterRows.addToRoster(tx, [
    {
      tournament: row.id,
      team: team.id,
      player,
      substitute: isRosterLocked(row.state, row, now),
      addedAt: now,
      addedBy: actor?.id ?? null,
    },
  ]);
}

async function remove(
  tx: Tx,
  { row, team }: Standing,
  { player, before }: { player: string; before: readonly string[] },
): Promise<void> {
  if (!before.includes(player)) throw new InvalidAction('This player is not on the roster.');
  if (before.length === 1) throw new InvalidAction('A roster keeps at least one player.');
  await rosterRows.keepOnRoster(tx, {
    tournament: row.id,
    team: team.id,
    players: before.filter((id) => id !== player),
  });
}

const HEADINGS = [
  'Team',
  'Tag',
  'Region',
  'State',
  'Seed',
  'Checked in',
  'Player',
  'Player ID',
  'Game ID',
  'Country',
  'Leader',
  'Substitute',
  'Rules confirmed',
];

/** One line a player, for spreadsheets. */
export async function rostersFile(db: Db, id: string): Promise<string> {
  const row = await existing(db, id);
  const found = await entries.findEntries(db, { tournament: row.id });
  const rosters = byTeam(await rosterRows.findRosters(db, { tournament: row.id }));
  const yes = (is: boolean) => (is ? 'yes' : 'no');
  const lines = found.flatMap(({ entry, team }) =>
    (rosters.get(team.id) ?? []).map(({ player, ...each }) => [
      team.name,
      team.tag,
      team.region,
      entry.state,
      entry.seed,
      yes(entry.checkedInAt !== null),
      player.name,
      player.id,
      player.gameId,
      player.country,
      yes(each.isLeader),
      yes(each.substitute),
      yes(each.confirmedRules),
    ]),
  );
  return writeCsv([HEADINGS, ...lines]);
}
