/** Tournaments of the past: finished when they are created, without stages. */

import type { Region } from '@mes/domain/tournament/name/tournament-name';
import { defaultSettings } from '@mes/domain/tournament/settings/settings';
import type { AnyAction } from '../../../platform/calls/actor';
import type { Db, Tx } from '../../../platform/database/database';
import * as entries from '../applications/repository';
import { type FinalPlace, finishTournament } from '../placements/service';
import * as repository from '../repository';
import { recordChange } from '../service';

export interface NewPastTournament {
  readonly id: string;
  readonly name: string;
  /** Null for what the id says. */
  readonly region: Region | null;
  readonly season: number | null;
  readonly startsAt: number;
  readonly endsAt: number;
}

export async function createPastTournament(
  tx: Tx,
  { id, name, region, season, startsAt, endsAt }: NewPastTournament,
  action: AnyAction,
): Promise<void> {
  const defaults = defaultSettings({ id, name });
  const tournament = await repository.insert(tx, {
    id,
    ...defaults,
    region: region ?? defaults.region,
    season: season ?? defaults.season,
    stages: [],
    startsAt,
    endsAt,
    state: 'finished',
    revision: 1,
    createdAt: action.now,
    createdBy: action.actor?.id ?? null,
    updatedAt: action.now,
  });
  if (!tournament) throw new Error(`There is already a tournament ${id}.`);
  await recordChange(tx, { tournament, type: 'tournament.created', after: { name } }, action);
}

/** Teams that took part, and where they ended as far as that is known. */
export async function setPastTeams(
  tx: Tx,
  {
    tournamentId,
    teamIds,
    places,
    appliedAt,
  }: {
    tournamentId: string;
    teamIds: readonly string[];
    places: readonly FinalPlace[];
    appliedAt: number;
  },
  action: AnyAction,
): Promise<void> {
  for (const team of teamIds) {
    const entry = { tournament: tournamentId, team, state: 'registered' as const, appliedAt };
    await entries.save(tx, { ...entry, updatedAt: action.now });
  }
  await finishTournament(tx, { tournamentId, places }, action);
}

export async function tournamentExists(db: Db, id: string): Promise<boolean> {
  return (await repository.findById(db, id)) !== undefined;
}
