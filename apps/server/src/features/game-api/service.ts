import { InvalidAction, InvalidParameter } from '@mes/contract/errors';
import type { GameHistoryPoint, GameProfile, GameServer } from '@mes/contract/game-api';
import type { Database, Db } from '../../platform/database/database';
import {
  type GameApi,
  type GamePlayer,
  type GameServerState,
  GameUnavailable,
} from '../../platform/game-api/game-api';
import * as repository from './repository';
import { texts } from './texts';

const SAMPLED_EVERY_MS = 600_000;
const WEEK_MS = 7 * 86_400_000;
/** A chart shows no more than a week of them, and a year of samples would be 52,560. */
const MOST_POINTS = 1_100;

/** What looks like an id is looked up as one first; somebody may be called 123 as well. */
export async function findIds(api: GameApi, wanted: readonly string[]): Promise<GameProfile[]> {
  try {
    const byId = await api.players('ids', wanted.filter(isNumber));
    const byName = await api.players(
      'usernames',
      wanted.filter((each) => !byId.has(each)),
    );
    return wanted.map((id) => toProfile(id, byId.get(id) ?? byName.get(id)));
  } catch (error) {
    if (!(error instanceof GameUnavailable)) throw error;
    throw new InvalidAction(texts.unavailable);
  }
}

/** The ids that the game knows, or null while its API is unavailable. */
export async function knownGameIds(
  api: GameApi,
  ids: readonly string[],
): Promise<ReadonlySet<string> | null> {
  try {
    return new Set((await api.players('ids', ids)).keys());
  } catch (error) {
    if (error instanceof GameUnavailable) return null;
    throw error;
  }
}

/** The last reported state of the servers. */
export function servers(db: Db): Promise<GameServer[]> {
  return repository.findServers(db);
}

export async function history(
  db: Db,
  { start, end }: { start?: number; end?: number },
  now: number,
): Promise<GameHistoryPoint[]> {
  const to = Math.min(end ?? now, now);
  const from = start ?? Math.max(0, to - WEEK_MS);
  if (from > to) throw new InvalidParameter('start', texts.wrongStart);
  const steps = Math.max(1, Math.ceil((to - from) / MOST_POINTS / SAMPLED_EVERY_MS));
  return repository.findSamples(db, { start: from, end: to, stepMs: steps * SAMPLED_EVERY_MS });
}

/** While the game's API is unavailable the last known state remains. */
export async function watch(database: Database, api: GameApi, now: number): Promise<void> {
  const reported = await api.servers().catch((error: unknown) => {
    if (error instanceof GameUnavailable) return null;
    throw error;
  });
  if (reported === null) return;
  await database.transaction(async (tx) => {
    await repository.replaceServers(tx, toServerRows(reported, now));
    await repository.insertSample(tx, toGameSample(reported, now));
  });
}

export function toServerRows(heard: readonly GameServerState[], now: number) {
  return heard.map((server) => ({ ...server, checkedAt: now }));
}

export function toGameSample(heard: readonly GameServerState[], now: number) {
  const counted = heard.flatMap(({ players }) => (players === null ? [] : [players]));
  return {
    at: now - (now % SAMPLED_EVERY_MS),
    servers: heard.length,
    online: heard.filter(({ state }) => state === 'online').length,
    players: counted.length === 0 ? null : counted.reduce((sum, each) => sum + each, 0),
  };
}

function isNumber(text: string): boolean {
  return /^\d+$/.test(text);
}

function toProfile(id: string, player: GamePlayer | undefined): GameProfile {
  return {
    id,
    found: player !== undefined,
    gameId: player?.id ?? null,
    name: player?.name ?? null,
    level: player?.level ?? null,
    clan: player?.clan ?? null,
    banned: player?.banned ?? null,
  };
}
