/** What is predicted in a tournament, and whether it still can be. */
import { createHash } from 'node:crypto';
import type { Pickem } from '@mes/contract/pickem-schemas';
import { pickemProblem } from '@mes/domain/pickem/questions';
import { hasReached } from '@mes/domain/tournament/lifecycle/states';
import type { Db } from '../../../platform/database/database';
import { readBracket } from '../../brackets/storage/service';
import type { TournamentRow } from '../../tournaments/tables';
import type { StoredSetup } from '../tables';
import * as repository from './repository';

export interface PickemState {
  readonly state: Pickem['state'];
  readonly reason: string | null;
  readonly locksAt: number | null;
  readonly setup: StoredSetup;
}

/** `stored` is what was saved with the predictions, once there are any. */
export async function loadState(
  db: Db,
  tournament: TournamentRow,
  { stored, now }: { stored: LockedSetup | null; now: number },
): Promise<PickemState> {
  if (stored && stored.lockedAt !== null && hasReached(tournament.state, 'running'))
    return { state: 'locked', reason: null, locksAt: stored.lockedAt, setup: stored.setup };
  const setup = await findSetup(db, tournament);
  const isDrawn = hasReached(tournament.state, 'running');
  const first = isDrawn ? await repository.findFirstMatch(db, tournament.id) : null;
  const locksAt = first ? first.startsAt : tournament.startsAt;
  const hasBegun =
    first !== null && (first.hasBegun || (first.startsAt !== null && first.startsAt <= now));
  if (!isDrawn && !tournament.seeded) return { state: 'soon', reason: null, locksAt, setup };
  const reason = pickemProblem(setup);
  if (reason !== null) return { state: 'unavailable', reason, locksAt, setup };
  const isLocked = hasBegun || tournament.state === 'finished';
  return { state: isLocked ? 'locked' : 'open', reason: null, locksAt, setup };
}

export interface LockedSetup {
  readonly setup: StoredSetup;
  readonly lockedAt: number | null;
}

/** By the drawn bracket, which keeps the settings that it was drawn with, or by the published seeds. */
async function findSetup(
  db: Db,
  { id, state, seeded, stages }: TournamentRow,
): Promise<StoredSetup> {
  if (!hasReached(state, 'running'))
    return { stages, teams: seeded ? await repository.findSeededTeams(db, id) : [] };
  const drawn = await readBracket(db, id);
  return {
    stages: drawn.stages.map(({ settings }) => settings),
    teams: drawn.stages[0]?.entrants.map(({ team }) => team) ?? [],
  };
}

/** Two setups are the same exactly when their versions are. */
export function setupVersion({ stages, teams }: StoredSetup): string {
  // The order of keys in a stored setup is the database's own.
  const text = JSON.stringify([stages, teams], (_key, value) =>
    value !== null && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
  return createHash('sha256').update(text).digest('base64url').slice(0, 22);
}
