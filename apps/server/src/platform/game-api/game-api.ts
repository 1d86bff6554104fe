/**
 * The game's own servers. They belong to others: they are asked little, waited for briefly, and
 * everything here goes on without them.
 */
import { LRUCache } from 'lru-cache';
import type { Log } from '../log';
import { ProfilesSchema, ServersSchema, stateOf } from './answers';
import { createBreaker, Resting } from './breaker';
import { getJson } from './get-json';

/** The game cannot be asked at the moment, or never: what it knows is not known. */
export class GameAway extends Error {}

export interface GamePlayer {
  readonly id: string;
  readonly name: string;
  readonly level: number | null;
  readonly clan: string | null;
  /** Null where it does not say. */
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
  /** By the id or name asked for; whom the game does not know is missing. Throws GameAway. */
  players(by: 'ids' | 'usernames', wanted: readonly string[]): Promise<Map<string, GamePlayer>>;
  /** Throws GameAway. */
  servers(): Promise<GameServerState[]>;
}

interface Options {
  /** Without an address the game is always away. */
  readonly url: string | undefined;
  readonly log: Log;
  readonly clock?: () => number;
  readonly withinMs?: number;
}

const ANSWER_WITHIN_MS = 3_000;
const LOOK_UP_WITHIN_MS = 8_000;
const MAX_BYTES = 1_000_000;
const KNOWN_FOR_MS = 600_000;
const UNKNOWN_FOR_MS = 60_000;
const REMEMBERED = 5_000;
const FAILURES = 3;
const REST_MS = 30_000;
const ASKED_AT_ONCE = 25;

export function createGameApi({
  url,
  log,
  clock = Date.now,
  withinMs = ANSWER_WITHIN_MS,
}: Options): GameApi {
  const remembered = new LRUCache<string, { player: GamePlayer | null }>({ max: REMEMBERED });
  const breaker = createBreaker({ failures: FAILURES, restMs: REST_MS, clock });

  async function ask<T>(path: string, read: (answer: Answer) => T): Promise<T> {
    if (url === undefined) throw new GameAway('no game API is configured');
    try {
      return await breaker(async () =>
        read(await getJson(new URL(`${url}/${path}`), { withinMs, maxBytes: MAX_BYTES })),
      );
    } catch (error) {
      if (!(error instanceof Resting))
        log.warn({ path, reason: String(error) }, 'the game is away');
      throw new GameAway('the game does not answer as it should', { cause: error });
    }
  }

  const servers = () => ask('status/servers', readServers);

  /** One unknown player spoils a whole question, so the question is halved until it stands alone. */
  async function lookUp(
    by: string,
    wanted: readonly string[],
    until: number,
  ): Promise<GamePlayer[]> {
    if (clock() > until) throw new GameAway('the look-up took too long');
    const query = new URLSearchParams({ [by]: wanted.join(',') });
    const found = await ask(`profile?${query}`, readProfiles);
    if (found !== 'refused') return found;
    if (wanted.length > 1) {
      const middle = Math.ceil(wanted.length / 2);
      const first = await lookUp(by, wanted.slice(0, middle), until);
      return [...first, ...(await lookUp(by, wanted.slice(middle), until))];
    }
    // It fails in the same way for an unknown player and when it is broken: the servers tell which.
    await servers();
    return [];
  }

  return {
    servers,
    async players(by, wanted) {
      const keyOf = (name: string) => `${by}:${name.toLowerCase()}`;
      const missing = [...new Set(wanted)].filter((name) => !remembered.has(keyOf(name)));
      const until = clock() + LOOK_UP_WITHIN_MS;
      for (let at = 0; at < missing.length; at += ASKED_AT_ONCE) {
        const asked = missing.slice(at, at + ASKED_AT_ONCE);
        const found = await lookUp(by, asked, until);
        for (const name of asked) {
          const player = found.find((each) => isCalled(each, by, name)) ?? null;
          const ttl = player ? KNOWN_FOR_MS : UNKNOWN_FOR_MS;
          remembered.set(keyOf(name), { player }, { ttl });
        }
      }
      return new Map(
        wanted.flatMap((name) => {
          const player = remembered.get(keyOf(name))?.player;
          return player ? [[name, player] as const] : [];
        }),
      );
    },
  };
}

type Answer = Awaited<ReturnType<typeof getJson>>;

/** `refused` if one of those asked for may be unknown. */
function readProfiles({ status, body }: Answer): GamePlayer[] | 'refused' {
  if (status === 500 || status === 404) return 'refused';
  if (status !== 200) throw new Error(`profiles were answered with ${status}`);
  return ProfilesSchema.parse(body).map(({ basicInfo, clan, ban }) => ({
    id: basicInfo.userID,
    name: basicInfo.name,
    level: basicInfo.playerLevel?.level ?? null,
    clan: clan?.basicInfo.tag ?? clan?.basicInfo.name ?? null,
    banned: ban === undefined ? null : ban !== null,
  }));
}

function readServers({ status, body }: Answer): GameServerState[] {
  if (status !== 200) throw new Error(`servers were answered with ${status}`);
  return Object.entries(ServersSchema.parse(body)).map(([id, server]) => ({
    id,
    name: server.name ?? id,
    region: server.region ?? null,
    state: stateOf(server.status),
    players: server.players ?? null,
  }));
}

function isCalled({ id, name }: GamePlayer, by: 'ids' | 'usernames', wanted: string): boolean {
  return (by === 'ids' ? id : name).toLowerCase() === wanted.toLowerCase();
}
