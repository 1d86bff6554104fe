/** What scenes draw, put together from the other features. */
import { ObjectNotFound, ProductError } from '@mes/contract/errors';
import type { LeaderboardPlayer } from '@mes/contract/statistics';
import type {
  StreamConfiguration,
  StreamMatch,
  StreamTeam,
  StreamTournament,
} from '@mes/contract/stream';
import type { PLAYER_ORDERS } from '@mes/contract/vocabulary';
import { displayName } from '@mes/domain/names/display';
import { valuesOf } from '@mes/domain/stream/configuration';
import { configurationOf } from '@mes/domain/stream/from-series';
import type { Db } from '../../platform/database/database';
import { pictureReference } from '../../platform/files/store';
import { ALL_TIME, standingOf } from '../ratings/service';
import {
  type Bans,
  leaderboard,
  mapStatisticsOf,
  statisticsOf,
  totals,
} from '../statistics/service';
import { find, toProfile } from '../teams/service';
import { findTeamRecords } from '../tournaments/records/service';
import { seriesOf } from './following';
import * as repository from './repository';
import type { StreamSources } from './sources';

export async function streamTeam(db: Db, name: string, bans: Bans): Promise<StreamTeam> {
  const row = await find(db, name);
  const wanted = { team: row.id };
  const [profile, standing, tournaments, statistics, maps] = await Promise.all([
    toProfile(db, row),
    standingOf(db, 'team', row.id),
    findTeamRecords(db, row.id),
    statisticsOf(db, wanted),
    mapStatisticsOf(db, wanted, bans),
  ]);
  const totalsOf = await totals(
    db,
    profile.players.map(({ id }) => id),
  );
  const { tag, logo, region } = profile;
  return {
    name: row.name,
    tag,
    logo,
    displayName: displayName(row),
    region,
    elo: standing.rank === null ? null : standing.elo,
    rank: standing.rank,
    players: profile.players.map((player) => ({ ...player, rating: totalsOf(player.id).rating })),
    statistics,
    maps,
    // Who played is for the team's page.
    tournaments: tournaments.map(({ id, name, rank, earnings }) => ({ id, name, rank, earnings })),
    earnings: tournaments.reduce((sum, { earnings }) => sum + earnings, 0),
  };
}

/** Both teams of the configuration; null for a name that is no team's. */
export async function teamInfo(
  db: Db,
  { normTeam1, normTeam2 }: Pick<StreamConfiguration, 'normTeam1' | 'normTeam2'>,
  bans: Bans,
): Promise<{ normTeam1: StreamTeam | null; normTeam2: StreamTeam | null }> {
  const [one, other] = await Promise.all(
    [normTeam1, normTeam2].map((name) => knownTeam(db, name, bans)),
  );
  return { normTeam1: one ?? null, normTeam2: other ?? null };
}

export async function knownTeam(db: Db, name: string, bans: Bans): Promise<StreamTeam | null> {
  if (name === '') return null;
  try {
    return await streamTeam(db, name, bans);
  } catch (error) {
    // Guest teams are on no page of the site.
    if (isNotFound(error)) return null;
    throw error;
  }
}

export async function playerPhoto(db: Db, id: string) {
  const player = await repository.findPhoto(db, id);
  if (!player) throw new ObjectNotFound();
  const picture = pictureReference(player.photo);
  return { id, photo: picture && { url: picture.url, placeholder: picture.placeholder } };
}

/** Null without a series to show. */
export async function streamMatch(
  db: Db,
  id: string | undefined,
  sources: Pick<StreamSources, 'match'>,
): Promise<StreamMatch | null> {
  const wanted = id ?? (await matchOnStream(db));
  if (wanted === null) return null;
  const match = await sources.match(db, wanted);
  const {
    maps: _,
    players: __,
    forfeitedBy: ___,
    startedAt: ____,
    streamLink: _____,
    ...shown
  } = match;
  const configuration = configurationOf(seriesOf(match));
  return {
    ...shown,
    maps: valuesOf(configuration).maps,
    mapVeto: configuration.matchup.mapVeto,
  };
}

async function matchOnStream(db: Db): Promise<string | null> {
  const { match, rehearsal } = await repository.findConfiguration(db);
  return rehearsal ? null : match;
}

export async function streamTournament(
  db: Db,
  wanted: string,
  { sources, now }: { sources: StreamSources; now: number },
): Promise<StreamTournament> {
  const id = await repository.findTournamentId(db, wanted);
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

/** A few good maps are no form: whoever has played less is shown where there are not enough others. */
const SEASONED_MAPS = { allTime: 20, tournament: 3 };

export async function streamLeaderboard(
  db: Db,
  asked: { order: (typeof PLAYER_ORDERS)[number]; tournament?: string; count: number },
): Promise<LeaderboardPlayer[]> {
  const { order, tournament, count: size } = asked;
  const id = tournament && (await repository.findTournamentId(db, tournament));
  const isAllTime = tournament === undefined;
  const wanted = {
    scope: isAllTime ? ALL_TIME : `tournament:${id ?? tournament}`,
    order,
    page: 0,
    size,
  };
  const minMaps = isAllTime ? SEASONED_MAPS.allTime : SEASONED_MAPS.tournament;
  const { data: seasoned } = await leaderboard(db, { ...wanted, minMaps });
  return seasoned.length === size ? seasoned : (await leaderboard(db, wanted)).data;
}

function isNotFound(error: unknown): boolean {
  return error instanceof ProductError && error.kind === 'ObjectNotFound';
}
