/** Creating and editing tournaments. */
import { InvalidAction, InvalidParameter, ObjectNotFound } from '@mes/contract/errors';
import type { EditedTournament } from '@mes/contract/tournament-schemas';
import { shifted, whyTooLate } from '@mes/domain/tournament/lifecycle/deadlines';
import { whyFrozen } from '@mes/domain/tournament/lifecycle/edits';
import { hasReached, type TournamentState } from '@mes/domain/tournament/lifecycle/states';
import { fromId } from '@mes/domain/tournament/name/tournament-name';
import type { Db, Tx } from '../../../platform/database/database';
import * as entries from '../applications/repository';
import type { Play } from '../brackets';
import { type Act, recordChange } from '../changes';
import { lifeOf, settleDue, takeStep } from '../lifecycle/service';
import { locked } from '../locking';
import { revalue } from '../placements/service';
import { promote } from '../places/service';
import type { TournamentRow } from '../repository';
import * as repository from '../repository';
import { assertId, assertSettings, type Settings, usualSettings } from '../validation';
import { deadlinesOf, stateOf, toEdited } from '../views';
import { type Change, changedSettings, merged, pickSettings, settingsOf } from './views';

export async function read(db: Db, id: string, now: number): Promise<EditedTournament> {
  const view = await repository.findView(db, id);
  if (!view) throw new ObjectNotFound();
  const { steps, applications } = await lifeOf(db, view.row, now);
  return toEdited(view, { steps, applications, now });
}

export async function create(
  tx: Tx,
  { id: wanted, ...change }: Change & { id: string; name: string },
  act: Act,
): Promise<EditedTournament> {
  const id = assertId(wanted);
  const settings = assertSettings(merged(usualSettings(id, change.name), change));
  await insert(tx, { id, settings }, act);
  return read(tx, id, act.now);
}

/** A draft like another tournament. With a new start, every other date keeps its distance from it. */
export async function duplicate(
  tx: Tx,
  {
    id,
    newId: wanted,
    name,
    startsAt,
  }: { id: string; newId: string; name: string; startsAt: number | null },
  act: Act,
): Promise<EditedTournament> {
  const original = await repository.findById(tx, id);
  if (!original) throw new ObjectNotFound();
  const newId = assertId(wanted);
  const settings = assertSettings({
    ...settingsOf(original),
    ...datesFor(original, startsAt),
    ...placeFor(original, newId),
    name,
  });
  await insert(tx, { id: newId, settings, picture: original.picture }, act);
  return read(tx, newId, act.now);
}

/** What followed from the id of the original follows from the new one. */
function placeFor(original: TournamentRow, newId: string): Pick<Settings, 'region' | 'season'> {
  const [said, says] = [fromId(original.id), fromId(newId)];
  return {
    region: original.region === said.region ? says.region : original.region,
    season: original.season === said.season ? says.season : original.season,
  };
}

function datesFor(
  original: TournamentRow,
  startsAt: number | null,
): ReturnType<typeof deadlinesOf> & Pick<Settings, 'startsAt' | 'endsAt'> {
  if (startsAt === null || original.startsAt === null) {
    return {
      startsAt,
      endsAt: null,
      signupOpen: null,
      signupClose: null,
      checkInOpen: null,
      checkInClose: null,
      rosterLock: null,
    };
  }
  const by = startsAt - original.startsAt;
  const endsAt = original.endsAt === null ? null : original.endsAt + by;
  return { startsAt, endsAt, ...shifted(deadlinesOf(original), by) };
}

async function insert(
  tx: Tx,
  { id, settings, picture = null }: { id: string; settings: Settings; picture?: string | null },
  act: Act,
): Promise<void> {
  const row = await repository.insert(tx, {
    id,
    ...settings,
    picture,
    state: 'draft',
    revision: 1,
    createdAt: act.now,
    createdBy: act.actor?.id ?? null,
    updatedAt: act.now,
  });
  if (!row) throw new InvalidAction(`There is already a tournament '${id}'.`);
  await recordChange(tx, row, { action: 'tournament.created', after: { name: row.name } }, act);
}

export async function update(
  tx: Tx,
  {
    id,
    revision,
    state: wanted,
    ...change
  }: Change & { id: string; revision: number; state?: TournamentState },
  act: Play,
): Promise<EditedTournament> {
  const row = await settleDue(tx, await editable(tx, id, revision), act.now);
  const to = wanted ?? row.state;
  const before = settingsOf(row);
  const after = assertSettings(merged(before, change));
  // A step back may bring a setting within reach again, and is made for that.
  const earlier = hasReached(to, row.state) ? row.state : to;
  const changed = changedSettings(before, after);
  for (const setting of changed) assertChangeable(setting, earlier);
  await assertFits(tx, row, { before, after, state: earlier, now: act.now });

  let current = row;
  if (changed.length > 0) current = await save(tx, row, { before, after, changed }, act);
  if (to !== row.state) current = await takeStep(tx, current, to, act);
  if (changed.includes('signup.teams')) await promote(tx, current, act);
  if (changed.includes('prizes') || changed.includes('points')) await revalue(tx, current);
  return read(tx, row.id, act.now);
}

async function editable(tx: Tx, id: string, revision: number | undefined): Promise<TournamentRow> {
  const row = await locked(tx, id);
  if (revision !== undefined && revision !== row.revision) {
    throw new InvalidAction('This tournament was changed by someone else meanwhile.', {
      revision: row.revision,
    });
  }
  return row;
}

function assertChangeable(setting: string, state: TournamentState): void {
  const reason = whyFrozen(setting, state);
  if (reason !== null) throw new InvalidParameter(setting, reason);
}

/** What only the tournament as it stands can tell. */
async function assertFits(
  tx: Tx,
  row: TournamentRow,
  {
    before,
    after,
    state,
    now,
  }: { before: Settings; after: Settings; state: TournamentState; now: number },
): Promise<void> {
  const late = whyTooLate(state, { before, after, now });
  if (late !== null) throw new InvalidParameter('signup', late);
  const { teams } = after.signup;
  if (teams === null || teams === before.signup.teams) return;
  const { registered = 0 } = await entries.countByState(tx, row.id);
  if (registered > teams)
    throw new InvalidParameter('signup.teams', `${registered} teams are registered already.`);
}

async function save(
  tx: Tx,
  row: TournamentRow,
  { before, after, changed }: { before: Settings; after: Settings; changed: readonly string[] },
  act: Act,
): Promise<TournamentRow> {
  const lockMoved = after.rosterLock !== before.rosterLock;
  const saved = await repository.update(tx, row.id, {
    ...after,
    ...(lockMoved ? { lockTold: false } : {}),
    ...(after.checkInClose === before.checkInClose ? {} : { closingTold: false }),
    revision: row.revision + 1,
    updatedAt: act.now,
  });
  await recordChange(
    tx,
    saved,
    {
      action: 'tournament.changed',
      before: pickSettings(before, changed),
      after: pickSettings(after, changed),
    },
    act,
  );
  return saved;
}

/** `name` is that of a stored picture, or null for the theme's own. */
export async function setPicture(
  tx: Tx,
  { id, name }: { id: string; name: string | null },
  act: Act,
): Promise<EditedTournament> {
  const row = await locked(tx, id);
  const saved = await repository.update(tx, row.id, {
    picture: name,
    revision: row.revision + 1,
    updatedAt: act.now,
  });
  await recordChange(
    tx,
    saved,
    { action: 'tournament.picture_changed', before: row.picture, after: name },
    act,
  );
  return read(tx, row.id, act.now);
}

export async function archive(
  tx: Tx,
  { id, archived }: { id: string; archived: boolean },
  act: Act,
): Promise<EditedTournament> {
  const row = await locked(tx, id);
  if (archived && stateOf(row, act.now) === 'running')
    throw new InvalidAction('A tournament that is running cannot be archived.');
  if (row.archived !== archived) {
    const saved = await repository.update(tx, row.id, {
      archived,
      revision: row.revision + 1,
      updatedAt: act.now,
    });
    const action = archived ? 'tournament.archived' : 'tournament.brought_back';
    await recordChange(tx, saved, { action }, act);
  }
  return read(tx, row.id, act.now);
}

export async function remove(
  tx: Tx,
  { id, revision }: { id: string; revision?: number },
  act: Act,
): Promise<void> {
  const row = await editable(tx, id, revision);
  const applications = Object.keys(await entries.countByState(tx, row.id)).length;
  if (row.state !== 'draft' || applications > 0 || (await repository.hasMatches(tx, row.id)))
    throw new InvalidAction('Only a draft can be deleted. Archive this tournament instead.');
  await repository.deleteById(tx, row.id);
  const before = pickSettings(settingsOf(row), Object.keys(row));
  await recordChange(tx, row, { action: 'tournament.deleted', before }, act);
}
