/**
 * A client for the public API of the game. It is a third-party service: requests are few and have a
 * short timeout, and the server works without it.
 */
import { LRUCache } from 'lru-cache';
import { summarizeError } from '../error-summary';
import type { LastUse } from '../health/health';
import type { Log } from '../log';
import { CircuitOpenError, createRequestBreaker } from '../request-breaker';
import { getJson } from './get-json';
import { ProfilesSchema, ServersSchema, stateOf } from './schemas';

/** The API does not respond, or none is configured. */
export class GameUnavailable extends Error {}

export interface GamePlayer {
  readonly id: string;
  readonly name: string;
  readonly level: number | null;
  readonly clan: string | null;
  /** Null if the API does not report it. */
  readonly banned: boolean | null;
}

export interface GameServerState {
  readonly id: string;
  readonly name: string;
  readonly region: string | null;
  readonly state: 'online' | 'offline' | 'unknown';
  readonly players: number | null;
}

export interface GameApi {
  /** By the requested id or name; unknown players are missing. Throws GameUnavailable. */
  players(by: 'ids' | 'usernames', wanted: readonly string[]): Promise<Map<string, GamePlayer>>;
  /** Throws GameUnavailable. */
  servers(): Promise<GameServerState[]>;
}

interface Options {
  /** Without an address every request throws GameUnavailable. */
  readonly url: string | undefined;
  readonly log: Log;
  readonly clock?: () => number;
  readonly timeoutMs?: number;
  /** Called after every request. */
  readonly onUse?: LastUse['record'];
}

const TIMEOUT_MS = 3_000;
const LOOKUP_TIMEOUT_MS = 8_000;
const MAX_BYTES = 1_000_000;
const FOUND_TTL_MS = 600_000;
const NOT_FOUND_TTL_MS = 60_000;
const MAX_CACHED = 5_000;
const FAILURES = 3;
const RESET_AFTER_MS = 30_000;
const BATCH_SIZE = 25;

export function createGameApi({
  url,
  log,
  clock = Date.now,
  timeoutMs = TIMEOUT_MS,
  onUse = () => {},
}: Options): GameApi {
  const cache = new LRUCache<string, { player: GamePlayer | null }>({ max: MAX_CACHED });
  const breaker = createRequestBreaker({ failures: FAILURES, resetAfterMs: RESET_AFTER_MS, clock });

  async function get<T>(path: string, read: (response: GameResponse) => T): Promise<T> {
    if (url === undefined) throw new GameUnavailable('no game API is configured');
    const started = performance.now();
    const recordUse = (problem: string | null) =>
      onUse({ ms: performance.now() - started, problem });
    try {
      const result = await breaker(async () =>
        read(await getJson(new URL(`${url}/${path}`), { timeoutMs, maxBytes: MAX_BYTES })),
      );
      recordUse(null);
      return result;
    } catch (error) {
      if (!(error instanceof CircuitOpenError)) {
        recordUse(summarizeError(error));
        log.warn({ path, reason: String(error) }, 'the game API is unavailable');
      }
      throw new GameUnavailable('the game API is unavailable', { cause: error });
    }
  }

  const servers = () => get('status/servers', readServers);

  /** One unknown player fails the whole request, so it is split in halves until that player is alone. */
  async function findPlayers(
    by: string,
    wanted: readonly string[],
    deadline: number,
  ): Promise<GamePlayer[]> {
    if (clock() > deadline) throw new GameUnavailable('the lookup took too long');
    const query = new URLSearchParams({ [by]: wanted.join(',') });
    const found = await get(`profile?${query}`, readProfiles);
    if (found !== 'refused') return found;
    if (wanted.length > 1) {
      const middle = Math.ceil(wanted.length / 2);
      const first = await findPlayers(by, wanted.slice(0, middle), deadline);
      return [...first, ...(await findPlayers(by, wanted.slice(middle), deadline))];
    }
    // The error is the same for an unknown player and a broken API: the second call tells them apart.
    await servers();
    return [];
  }

  return {
    servers,
    async players(by, wanted) {
      const keyOf = (name: string) => `${by}:${name.toLowerCase()}`;
      const missing = [...new Set(wanted)].filter((name) => !cache.has(keyOf(name)));
      const deadline = clock() + LOOKUP_TIMEOUT_MS;
      for (let start = 0; start < missing.length; start += BATCH_SIZE) {
        const batch = missing.slice(start, start + BATCH_SIZE);
        const found = await findPlayers(by, batch, deadline);
        for (const name of batch) {
          const player = found.find((each) => hasName(each, by, name)) ?? null;
          const ttl = player ? FOUND_TTL_MS : NOT_FOUND_TTL_MS;
          cache.set(keyOf(name), { player }, { ttl });
        }
      }
      return new Map(
        wanted.flatMap((name) => {
          const player = cache.get(keyOf(name))?.player;
          return player ? [[name, player] as const] : [];
        }),
      );
    },
  };
}

type GameResponse = Awaited<ReturnType<typeof getJson>>;

/** Returns `refused` if one of the requested players may be unknown. */
function readProfiles({ status, body }: GameResponse): GamePlayer[] | 'refused' {
  if (status === 500 || status === 404) return 'refused';
  if (status !== 200) throw new Error(`the profiles request failed with status ${status}`);
  return ProfilesSchema.parse(body).map(({ basicInfo, clan, ban }) => ({
    id: basicInfo.userID,
    name: basicInfo.name,
    level: basicInfo.playerLevel?.level ?? null,
    clan: clan?.basicInfo.tag ?? clan?.basicInfo.name ?? null,
    banned: ban === undefined ? null : ban !== null,
  }));
}

function readServers({ status, body }: GameResponse): GameServerState[] {
  if (status !== 200) throw new Error(`the servers request failed with status ${status}`);
  return parseServers(body);
}

/** Throws where the game's answer is of another form. */
export function parseServers(body: unknown): GameServerState[] {
  return Object.entries(ServersSchema.parse(body)).map(([id, server]) => ({
    id,
    name: server.name ?? id,
    region: server.region ?? null,
    state: stateOf(server.status),
    players: server.players ?? null,
  }));
}

function hasName({ id, name }: GamePlayer, by: 'ids' | 'usernames', wanted: string): boolean {
  return (by === 'ids' ? id : name).toLowerCase() === wanted.toLowerCase();
}
