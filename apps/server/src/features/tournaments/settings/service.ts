/** Creating and editing tournaments. */

import { InvalidAction, InvalidParameter, ObjectNotFound } from '@mes/contract/errors';
import { SeasonSchema } from '@mes/contract/ratings';
import { InstantSchema } from '@mes/contract/scalars';
import type { EditedTournament } from '@mes/contract/tournament-schemas';
import {
  type CheckResult,
  checkTournamentId,
  checkTournamentName,
} from '@mes/domain/names/validity';
import {
  type Deadlines,
  latenessProblem,
  shifted,
} from '@mes/domain/tournament/lifecycle/deadlines';
import { frozenProblem } from '@mes/domain/tournament/lifecycle/edits';
import { hasReached, type TournamentState } from '@mes/domain/tournament/lifecycle/states';
import { teamRegionsOf } from '@mes/domain/tournament/name/team-regions';
import { fromId, parse } from '@mes/domain/tournament/name/tournament-name';
import { shiftPlans, withoutPlan } from '@mes/domain/tournament/schedule/planned-starts';
import { defaultSettings, validateSettings } from '@mes/domain/tournament/settings/settings';
import type { Action } from '../../../platform/calls/actor';
import { assertRevision } from '../../../platform/calls/revision';
import type { Db, Tx } from '../../../platform/database/database';
import * as entries from '../applications/repository';
import { applyDeadlines, findNextSteps, type TakeStep } from '../lifecycle/service';
import { updatePlacementValues } from '../placements/service';
import { promoteWaitlisted } from '../places/service';
import * as repository from '../repository';
import { findTournament, lockWithStages, recordChange } from '../service';
import type { TournamentRow } from '../tables';
import { texts } from '../texts';
import { deadlinesOf, stateOf, toEdited } from '../views';
import {
  changedSettings,
  mergeSettings,
  pickSettings,
  type Settings,
  type SettingsInput,
  settingsOf,
} from './views';

export async function getEdited(db: Db, id: string, now: number): Promise<EditedTournament> {
  const view = await repository.findView(db, id);
  if (!view) throw new ObjectNotFound();
  return toEdited(view, { ...(await findNextSteps(db, view.row, now)), now });
}

export async function createTournament(
  tx: Tx,
  { id: wantedId, ...input }: SettingsInput & { id: string; name: string },
  action: Action,
): Promise<EditedTournament> {
  const id = parseName('id', checkTournamentId(wantedId));
  const defaults = defaultSettings({ id, name: input.name, region: input.region });
  const settings = parseSettings(mergeSettings(defaults, input));
  await insertDraft(tx, { id, settings, picture: null }, action);
  return getEdited(tx, id, action.now);
}

/** Creates a draft with the same settings. Every date keeps its distance from the new start. */
export async function duplicateTournament(
  tx: Tx,
  {
    id,
    newId: wantedId,
    name,
    startsAt,
  }: { id: string; newId: string; name: string; startsAt: number | null },
  action: Action,
): Promise<EditedTournament> {
  const original = await findTournament(tx, id);
  const newId = parseName('id', checkTournamentId(wantedId));
  const settings = parseSettings({
    ...settingsOf(original),
    ...shiftDates(original, startsAt),
    ...deriveFromId(original, newId),
    name,
    signup: { ...original.signup, regions: deriveRegions(original, name) },
  });
  await insertDraft(tx, { id: newId, settings, picture: original.picture }, action);
  return getEdited(tx, newId, action.now);
}

/** A region or season that followed from the id of the original follows from the new id. */
function deriveFromId(original: TournamentRow, newId: string): Pick<Settings, 'region' | 'season'> {
  const [old, derived] = [fromId(original.id), fromId(newId)];
  return {
    region: original.region === old.region ? derived.region : original.region,
    season: original.season === old.season ? derived.season : original.season,
  };
}

/** Teams of the region that the original's name says are replaced by those of the new name. */
function deriveRegions(original: TournamentRow, newName: string): Settings['signup']['regions'] {
  const old = teamRegionsOf(parse(original.name).region);
  const { regions } = original.signup;
  const isDerived = regions.length === old.length && old.every((each) => regions.includes(each));
  return isDerived ? teamRegionsOf(parse(newName).region) : regions;
}

function shiftDates(
  original: TournamentRow,
  startsAt: number | null,
): Deadlines & Pick<Settings, 'startsAt' | 'endsAt' | 'stages'> {
  if (startsAt === null || original.startsAt === null) {
    return {
      stages: original.stages.map(withoutPlan),
      startsAt,
      endsAt: null,
      signupOpen: null,
      signupClose: null,
      checkInOpen: null,
      checkInClose: null,
      rosterLock: null,
    };
  }
  const byMs = startsAt - original.startsAt;
  const endsAt = original.endsAt === null ? null : original.endsAt + byMs;
  const dates = { startsAt, endsAt, ...shifted(deadlinesOf(original), byMs) };
  const stages = original.stages.map(({ plannedStarts: plans, ...stage }) => ({
    ...stage,
    plannedStarts: plans && shiftPlans(plans, byMs),
  }));
  const starts = stages.flatMap(({ plannedStarts: plans = [] }) =>
    plans.flatMap((plan) => plan.startsAt),
  );
  for (const date of [...Object.values(dates), ...starts]) {
    if (date !== null && !InstantSchema.safeParse(date).success)
      throw new InvalidParameter('startsAt', texts.settings.datesOutOfBounds);
  }
  return { ...dates, stages };
}

async function insertDraft(
  tx: Tx,
  { id, settings, picture }: { id: string; settings: Settings; picture: string | null },
  action: Action,
): Promise<void> {
  const tournament = await repository.insert(tx, {
    id,
    ...settings,
    picture,
    state: 'draft',
    revision: 1,
    createdAt: action.now,
    createdBy: action.actor.id,
    updatedAt: action.now,
  });
  if (!tournament) throw new InvalidAction(texts.settings.idTaken(id));
  const after = { name: tournament.name };
  await recordChange(tx, { tournament, type: 'tournament.created', after }, action);
}

type UpdateInput = SettingsInput & { id: string; revision: number; state?: TournamentState };

/** Changes settings, and takes a step in the same transaction if a state is given. */
export function createUpdate({ takeStep }: { readonly takeStep: TakeStep }) {
  return async (
    tx: Tx,
    { id, revision, state: wantedState, ...input }: UpdateInput,
    action: Action,
  ): Promise<EditedTournament> => {
    const { now } = action;
    const tournament = await applyDeadlines(tx, await lockRevision(tx, { id, revision }), now);
    const to = wantedState ?? tournament.state;
    const before = settingsOf(tournament);
    const after = parseSettings(mergeSettings(before, input));
    const changed = changedSettings(before, after);
    // A step back may unfreeze a setting, and is often taken for that.
    const state = hasReached(to, tournament.state) ? tournament.state : to;
    for (const setting of changed) assertNotFrozen(setting, state);
    await assertPossible(tx, { tournamentId: tournament.id, before, after, state, now });

    let current = tournament;
    if (changed.length > 0)
      current = await saveSettings(tx, { tournament, before, after, changed }, action);
    if (to !== tournament.state) current = await takeStep(tx, { tournament: current, to }, action);
    if (changed.includes('signup.teams')) await promoteWaitlisted(tx, current, action);
    if (changed.includes('prizes') || changed.includes('points'))
      await updatePlacementValues(tx, current);
    return getEdited(tx, tournament.id, now);
  };
}

async function lockRevision(
  tx: Tx,
  { id, revision }: { id: string; revision?: number },
): Promise<TournamentRow> {
  const tournament = await lockWithStages(tx, id);
  const current = tournament.revision;
  assertRevision({ current, seen: revision, message: texts.settings.conflict });
  return tournament;
}

function assertNotFrozen(setting: string, state: TournamentState): void {
  const reason = frozenProblem(setting, state);
  if (reason !== null) throw new InvalidParameter(setting, reason);
}

/** Checks what depends on the time and on the teams that are registered. */
async function assertPossible(
  tx: Tx,
  {
    tournamentId,
    before,
    after,
    state,
    now,
  }: {
    tournamentId: string;
    before: Settings;
    after: Settings;
    state: TournamentState;
    now: number;
  },
): Promise<void> {
  const late = latenessProblem(state, { before, after, now });
  if (late !== null) throw new InvalidParameter('signup', late);
  const { teams: maxTeams } = after.signup;
  if (maxTeams === null || maxTeams === before.signup.teams) return;
  const { registered = 0 } = await entries.countByState(tx, tournamentId);
  if (registered > maxTeams)
    throw new InvalidParameter('signup.teams', texts.settings.registeredAlready(registered));
}

async function saveSettings(
  tx: Tx,
  {
    tournament,
    before,
    after,
    changed,
  }: { tournament: TournamentRow; before: Settings; after: Settings; changed: readonly string[] },
  action: Action,
): Promise<TournamentRow> {
  const updated = await repository.update(tx, tournament.id, {
    ...after,
    ...(after.rosterLock === before.rosterLock ? {} : { lockAnnounced: false }),
    ...(after.checkInClose === before.checkInClose ? {} : { closingReminded: false }),
    revision: tournament.revision + 1,
    updatedAt: action.now,
  });
  await recordChange(
    tx,
    {
      tournament: updated,
      type: 'tournament.changed',
      before: pickSettings(before, changed),
      after: pickSettings(after, changed),
    },
    action,
  );
  return updated;
}

/** `filename` is that of a stored picture, or null for the picture of the theme. */
export async function setPicture(
  tx: Tx,
  { id, filename }: { id: string; filename: string | null },
  action: Action,
): Promise<EditedTournament> {
  const before = await lockWithStages(tx, id);
  const tournament = await repository.update(tx, before.id, {
    picture: filename,
    revision: before.revision + 1,
    updatedAt: action.now,
  });
  const type = 'tournament.picture_changed';
  await recordChange(tx, { tournament, type, before: before.picture, after: filename }, action);
  return getEdited(tx, tournament.id, action.now);
}

export async function archiveTournament(
  tx: Tx,
  { id, archived }: { id: string; archived: boolean },
  action: Action,
): Promise<EditedTournament> {
  const before = await lockWithStages(tx, id);
  if (archived && stateOf(before, action.now) === 'running')
    throw new InvalidAction(texts.settings.runningNotArchived);
  if (before.archived !== archived) {
    const tournament = await repository.update(tx, before.id, {
      archived,
      revision: before.revision + 1,
      updatedAt: action.now,
    });
    const type = archived ? 'tournament.archived' : 'tournament.brought_back';
    await recordChange(tx, { tournament, type }, action);
  }
  return getEdited(tx, before.id, action.now);
}

export async function deleteTournament(
  tx: Tx,
  input: { id: string; revision?: number },
  action: Action,
): Promise<void> {
  const tournament = await lockRevision(tx, input);
  const hasEntries = Object.keys(await entries.countByState(tx, tournament.id)).length > 0;
  const hasMatches = await repository.hasMatches(tx, tournament.id);
  if (tournament.state !== 'draft' || hasEntries || hasMatches)
    throw new InvalidAction(texts.settings.onlyDraftsDeleted);
  await repository.deleteById(tx, tournament.id);
  const before = pickSettings(settingsOf(tournament), Object.keys(tournament));
  await recordChange(tx, { tournament, type: 'tournament.deleted', before }, action);
}

function parseSettings(settings: Settings): Settings {
  const name = parseName('name', checkTournamentName(settings.name));
  // One that is given has been parsed; the digits of an id can be any number.
  if (!SeasonSchema.safeParse(settings.season).success)
    throw new InvalidParameter('season', texts.settings.noSeasonInId);
  const problem = validateSettings(settings);
  if (problem) throw new InvalidParameter(problem.setting, problem.reason);
  return { ...settings, name };
}

function parseName(field: 'id' | 'name', checked: CheckResult): string {
  if (!checked.ok) throw new InvalidParameter(field, texts.settings.invalid(checked.reason));
  return checked.value;
}
