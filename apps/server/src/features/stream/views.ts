/** What scenes show, read from the other features. */
import { ObjectNotFound, ProductError } from '@mes/contract/errors';
import type { LeaderboardPlayer } from '@mes/contract/statistics';
import type {
  StreamConfiguration,
  StreamMatch,
  StreamTeam,
  StreamTournament,
} from '@mes/contract/stream';
import type { PLAYER_ORDERS } from '@mes/contract/vocabulary';
import { ALL_TIME } from '@mes/domain/elo/season-ladders';
import { displayName } from '@mes/domain/names/display';
import { regularsFirst } from '@mes/domain/roster/lineup';
import { deriveValues } from '@mes/domain/stream/configuration';
import { sceneGroupOf } from '@mes/domain/stream/scenes';
import { buildConfiguration } from '@mes/domain/stream/series-configuration';
import { skinFor, skinOf } from '@mes/domain/tournament/name/skin';
import type { Db } from '../../platform/database/database';
import { pictureReference } from '../../platform/files/store';
import { countRecentMaps } from '../matches/lineups/service';
import { readStanding } from '../ratings/standings/service';
import { readLeaderboard, readTotals } from '../statistics/players/service';
import { readMapStatistics, readTeamStatistics } from '../statistics/teams/service';
import { findTeam, listPlayers, toTeamReference } from '../teams/service';
import { findTeamRecords } from '../tournaments/records/service';
import { readLineups } from './lineups/service';
import * as repository from './repository';
import { type SceneLook, type StreamSources, type TeamSources, toStreamSeries } from './service';

export async function readStreamTeam(
  db: Db,
  teamName: string,
  sources: TeamSources,
): Promise<StreamTeam> {
  const row = await findTeam(db, teamName);
  const filter = { teamId: row.id };
  const [players, standing, tournaments, statistics, maps] = await Promise.all([
    listPlayers(db, row.id),
    readStanding(db, { kind: 'team', subjectId: row.id }),
    findTeamRecords(db, row.id),
    readTeamStatistics(db, filter),
    readMapStatistics(db, filter, sources.countVetoes),
  ]);
  const totalsOf = await readTotals(
    db,
    players.map(({ id }) => id),
  );
  const { tag, logo } = toTeamReference(row);
  const recentMaps = await countRecentMaps(db, [row.id]);
  const regulars = regularsFirst(
    players.map((player) => ({ player, recentMaps: recentMaps(row.id, player.id) })),
  );
  return {
    name: row.name,
    tag,
    logo,
    displayName: displayName(row, sources.specialNames()),
    region: row.region,
    elo: standing.rank === null ? null : standing.elo,
    rank: standing.rank,
    players: regulars.map(({ player }) => ({ ...player, rating: totalsOf(player.id).rating })),
    statistics,
    maps,
    // Without the players, which only the page of the team shows.
    tournaments: tournaments.map(({ id, name, rank, earnings }) => ({ id, name, rank, earnings })),
    earnings: tournaments.reduce((sum, { earnings }) => sum + earnings, 0),
  };
}

/** Both teams of the configuration; null if no team has the name. */
export async function readTeamInfo(
  db: Db,
  { normTeam1, normTeam2 }: Pick<StreamConfiguration, 'normTeam1' | 'normTeam2'>,
  sources: TeamSources,
): Promise<{ normTeam1: StreamTeam | null; normTeam2: StreamTeam | null }> {
  const [one, other] = await Promise.all(
    [normTeam1, normTeam2].map((name) => findStreamTeam(db, name, sources)),
  );
  return { normTeam1: one ?? null, normTeam2: other ?? null };
}

export async function findStreamTeam(
  db: Db,
  teamName: string,
  sources: TeamSources,
): Promise<StreamTeam | null> {
  if (teamName === '') return null;
  try {
    return await readStreamTeam(db, teamName, sources);
  } catch (error) {
    // Guest teams are not on the site.
    if (isNotFound(error)) return null;
    throw error;
  }
}

export async function readPlayerPhoto(db: Db, playerId: string) {
  const player = await repository.findPhoto(db, playerId);
  if (!player) throw new ObjectNotFound();
  const picture = pictureReference(player.photo);
  return { id: playerId, photo: picture && { url: picture.url, placeholder: picture.placeholder } };
}

/** Without an id the match on stream; null if there is none. */
export async function readStreamMatch(
  db: Db,
  matchId: string | undefined,
  sources: Pick<StreamSources, 'match' | 'liveMaps'>,
): Promise<StreamMatch | null> {
  const shownId = matchId ?? (await findMatchOnStream(db));
  if (shownId === null) return null;
  const match = await sources.match(db, shownId);
  const {
    maps: _,
    players: __,
    forfeitedBy: ___,
    startedAt: ____,
    streamLink: _____,
    ...shown
  } = match;
  const configuration = buildConfiguration(toStreamSeries(match));
  return {
    ...shown,
    maps: deriveValues(configuration).maps,
    mapVeto: configuration.matchup.mapVeto,
    lineups: await readLineups(db, match, sources),
  };
}

async function findMatchOnStream(db: Db): Promise<string | null> {
  const { match, rehearsal } = await repository.findConfiguration(db);
  return rehearsal ? null : match;
}

export async function readStreamTournament(
  db: Db,
  idOrName: string,
  { sources, now }: { sources: StreamSources; now: number },
): Promise<StreamTournament> {
  const id = await repository.findTournamentId(db, idOrName);
  if (id === undefined) throw new ObjectNotFound();
  const tournament = await sources.tournament(db, id, now);
  return {
    id: tournament.id,
    name: tournament.name,
    region: tournament.region,
    season: tournament.season,
    state: tournament.state,
    startsAt: tournament.startsAt,
    endsAt: tournament.endsAt,
    accent: tournament.accent,
    prizePool: tournament.prizePool,
    registered: tournament.registered,
    winner: tournament.winner,
    stages: tournament.stages,
    mapPool: tournament.mapPool,
    prizes: tournament.prizes,
    placements: tournament.placements,
    bracket: tournament.bracket,
    live: tournament.live,
    upcoming: tournament.upcoming,
    recent: tournament.recent,
  };
}

/** By what was chosen for the tournament, else by its name; of the house without one. */
export async function findSceneLook(db: Db, tournament: string | null): Promise<SceneLook> {
  const found = tournament ? await repository.findTournamentLook(db, tournament) : undefined;
  const skin = found ? skinFor(found) : skinOf(tournament);
  return { group: sceneGroupOf(skin), skin, accent: found?.accent ?? null };
}

/** Players with fewer maps are listed only if there are not enough others. */
const MIN_MAPS = { allTime: 20, tournament: 3 };

export async function readStreamLeaderboard(
  db: Db,
  query: { order: (typeof PLAYER_ORDERS)[number]; tournament?: string; count: number },
): Promise<LeaderboardPlayer[]> {
  const { order, tournament, count: size } = query;
  const id = tournament && (await repository.findTournamentId(db, tournament));
  const isAllTime = tournament === undefined;
  const leaderboard = {
    scope: isAllTime ? ALL_TIME : `tournament:${id ?? tournament}`,
    order,
    page: 0,
    size,
  };
  const minMaps = isAllTime ? MIN_MAPS.allTime : MIN_MAPS.tournament;
  const { data: experienced } = await readLeaderboard(db, { ...leaderboard, minMaps });
  return experienced.length === size ? experienced : (await readLeaderboard(db, leaderboard)).data;
}

function isNotFound(error: unknown): boolean {
  return error instanceof ProductError && error.kind === 'ObjectNotFound';
}
