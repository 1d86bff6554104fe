/** Generates the history of a large community from a seed: loaded by COPY, with events made by SQL. */

import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import pg from 'pg';
import { captureMaps, captures } from '../apps/server/src/features/capture/tables';
import { matches, matchMaps } from '../apps/server/src/features/matches/tables';
import { players } from '../apps/server/src/features/players/tables';
import { playerMaps, playerTotals } from '../apps/server/src/features/statistics/tables';
import { teams } from '../apps/server/src/features/teams/tables';
import { copyRows } from '../apps/server/src/platform/database/copy';
import { migrate } from '../apps/server/src/platform/database/migrate';
import { DEFUSE_MAPS, MAP_SLOTS } from '../packages/domain/src/maps/maps';
import { between, pick, type Random, seeded } from '../packages/domain/src/random/random';
import { type Counts, NO_COUNTS } from '../packages/domain/src/scoreboard/stat-line';
import { NO_KAST } from '../packages/domain/src/statistics/kast';
import {
  diffTotals,
  type StatisticsLine,
  toStatisticsLine,
} from '../packages/domain/src/statistics/lines';
import { root } from './processes';

export const TEAMS = 400;
const MEMBERS = 5;
export const PLAYERS = TEAMS * MEMBERS;
export const SEASONS = 6;
const TOURNAMENTS = 60;
const MAPS_OF_A_MATCH = 2;
const EVENTS_OF_A_MAP = 50;
export const EVENTS_OF_A_MATCH = MAPS_OF_A_MATCH * EVENTS_OF_A_MAP;
const YEARS_MS = 3 * 365 * 86_400_000;
const AT_ONCE = 2_000;

/** With `events: false`, what was captured is left out: ratings do not read it. */
export async function loadHistory(
  databaseUrl: string,
  count: number,
  { events = true }: { events?: boolean } = {},
): Promise<void> {
  await migrate(databaseUrl, join(root, 'apps/server/migrations'));
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  // The generated rows are consistent; checking each foreign key would take minutes.
  await client.query('SET session_replication_role = replica');
  await loadCommunity(client);
  const random = seeded(3);
  let totals: Totals = new Map();
  for (let from = 0; from < count; from += AT_ONCE) {
    const some = Array.from({ length: Math.min(AT_ONCE, count - from) }, (_, index) =>
      generateMatch(random, from + index, count),
    );
    await loadMatches(client, some);
    totals = withLines(
      totals,
      some.flatMap(({ lines }) => lines),
    );
  }
  await copyRows(client, playerTotals, totals.values());
  if (events) await generateEvents(client);
  await client.query('SET session_replication_role = DEFAULT');
  await client.query('VACUUM ANALYZE');
  await client.end();
}

type Totals = Map<string, ReturnType<typeof diffTotals>[number]>;

function withLines(totals: Totals, lines: readonly StatisticsLine[]): Totals {
  for (const change of diffTotals([], lines)) {
    const key = `${change.scope} ${change.player}`;
    const known = totals.get(key);
    totals.set(key, known ? added(known, change) : change);
  }
  return totals;
}

function added<T extends object>(one: T, other: T): T {
  const entries = Object.entries(one).map(([name, value]) => {
    const more = other[name as keyof T];
    return [name, typeof value === 'number' ? value + Number(more) : value];
  });
  return Object.fromEntries(entries) as T;
}

async function loadCommunity(client: pg.Client): Promise<void> {
  const createdAt = Date.now() - YEARS_MS;
  const regions = ['EU', 'NA', 'AS', 'SA'] as const;
  await copyRows(
    client,
    teams,
    Array.from({ length: TEAMS }, (_, index) => ({
      id: `t${index}`,
      name: `Team ${index}`,
      tag: `T${index}`,
      region: regions[index % regions.length]!,
      createdAt,
    })),
  );
  await copyRows(
    client,
    players,
    Array.from({ length: PLAYERS }, (_, index) => ({
      id: `p${index}`,
      name: `Player ${index}`,
      team: `t${Math.floor(index / MEMBERS)}`,
      createdAt,
    })),
  );
  for (let index = 0; index < TOURNAMENTS; index++)
    await insertTournament(client, index, createdAt);
}

/** Inserted, because COPY does not support its arrays and objects. */
async function insertTournament(client: pg.Client, index: number, at: number): Promise<void> {
  const time = new Date(at).toISOString();
  await client.query(
    `INSERT INTO tournaments (id, name, region, season, state, signup, stages, map_pool, tie_breaks,
       prizes, points, revision, created_at, updated_at)
     VALUES ($1, $1, 'Eurasia', $2, 'finished', '{}', '[]', $3, '{points}', '[]', '[]', 1, $4, $4)`,
    [tournamentOf(index), (index % SEASONS) + 1, DEFUSE_MAPS.slice(0, MAP_SLOTS), time],
  );
}

const tournamentOf = (index: number) => `Cup${index}`;

type GeneratedMatch = ReturnType<typeof generateMatch>;

/** A series of two maps for one team, with its lines. */
function generateMatch(random: Random, index: number, count: number) {
  const id = `m${index.toString(36).padStart(6, '0')}`;
  const teamA = between(random, 0, TEAMS - 1);
  const teamB = (teamA + between(random, 1, TEAMS - 1)) % TEAMS;
  const at = Date.now() - YEARS_MS + Math.floor((YEARS_MS * index) / count);
  const winner = random() < 0.5 ? ('A' as const) : ('B' as const);
  const cup = index % TOURNAMENTS;
  const row = {
    id,
    tournament: tournamentOf(cup),
    teamA: `t${teamA}`,
    teamB: `t${teamB}`,
    bestOf: 3 as const,
    vetoFormat: 'BO3' as const,
    state: 'finished' as const,
    scoreA: winner === 'A' ? 2 : 0,
    scoreB: winner === 'A' ? 0 : 2,
    winner,
    finishedAt: at,
    revision: 1,
    createdAt: at,
  };
  const maps = Array.from({ length: MAPS_OF_A_MATCH }, (_, map) => {
    const lost = between(random, 0, 11);
    return {
      match: id,
      index: map,
      map: pick(random, DEFUSE_MAPS),
      state: 'finished' as const,
      server: null,
      pickedBy: null,
      scoreA: winner === 'A' ? 13 : lost,
      scoreB: winner === 'A' ? lost : 13,
      winner,
      startingSideA: 'coalition' as const,
      halves: [],
      captured: true,
      startedAt: at - 3_600_000,
      finishedAt: at,
    };
  });
  const played = { ...row, season: (cup % SEASONS) + 1 };
  const lineup = [teamA, teamB].flatMap((team, side) =>
    Array.from({ length: MEMBERS }, (_, member) => ({
      player: `p${team * MEMBERS + member}`,
      opponent: side === 0 ? ('A' as const) : ('B' as const),
    })),
  );
  const lines = maps.flatMap((map) =>
    lineup.map((each) => {
      const counts = generateCounts(random, map.scoreA + map.scoreB);
      return toStatisticsLine(played, map, {
        ...each,
        counts,
        sides: { coalition: counts, breach: NO_COUNTS },
        kast: NO_KAST,
        weapons: null,
      });
    }),
  );
  return { row, maps, lineup, lines };
}

/** Their content is not read here: only their number and size have to be realistic. */
async function generateEvents(client: pg.Client): Promise<void> {
  await client.query(
    `INSERT INTO capture_entries (match, map, sequence, id, kind, operator, written_at, event)
     SELECT match, map, place, made.id, 'record', 'operator', now(),
            jsonb_build_object('id', made.id, 'at', 1700000000000 + place, 'kind', 'elimination',
              'killer', lineup -> (place % 10) ->> 'player',
              'victim', lineup -> ((place + 5) % 10) ->> 'player',
              'assist', null, 'weapon', 'smg', 'headshot', false)
     FROM capture_maps
     CROSS JOIN generate_series(1, $1::int) AS place
     CROSS JOIN LATERAL (SELECT gen_random_uuid() AS id WHERE place > 0) AS made`,
    [EVENTS_OF_A_MAP],
  );
}

function generateCounts(random: Random, rounds: number): Counts {
  const kills = between(random, 2, 28);
  const two = between(random, 0, Math.floor(kills / 4));
  return {
    rounds,
    kills,
    deaths: between(random, 3, rounds),
    assists: between(random, 0, 8),
    headshots: between(random, 0, kills),
    plants: between(random, 0, 3),
    defuses: between(random, 0, 2),
    openingKills: between(random, 0, 5),
    openingDeaths: between(random, 0, 5),
    multiKills: { two, three: 0, four: 0, five: 0 },
    clutches: between(random, 0, 2),
  };
}

async function loadMatches(client: pg.Client, some: readonly GeneratedMatch[]): Promise<void> {
  await copyRows(
    client,
    matches,
    some.map(({ row }) => row),
  );
  await copyRows(
    client,
    matchMaps,
    some.flatMap(({ maps }) => maps),
  );
  await copyRows(
    client,
    captures,
    some.map(({ row }) => ({ match: row.id, toggles: {} })),
  );
  await copyRows(
    client,
    captureMaps,
    some.flatMap(({ row, maps, lineup }) =>
      maps.map(({ index }) => ({
        match: row.id,
        map: index,
        list: randomUUID(),
        lineup,
        toggles: {},
        sequence: EVENTS_OF_A_MAP,
        publicSequence: EVENTS_OF_A_MAP,
      })),
    ),
  );
  await copyRows(
    client,
    playerMaps,
    some.flatMap(({ lines }) => lines),
  );
}
