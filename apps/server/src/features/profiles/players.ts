/** Players with all that other features know of them. */
import type { ComparedPlayer, PlayedMatch, Player, WebsitePlayer } from '@mes/contract/players';
import type { StreamPlayer } from '@mes/contract/stream';
import { NO_LINE } from '@mes/domain/scoreboard/stat-line';
import type { Db } from '../../platform/database/database';
import { recentOfPlayer, upcomingOfTeam } from '../matches/service';
import { formerNames, profile } from '../players/service';
import { ALL_TIME, eloOf, standingOf } from '../ratings/service';
import { linesIn, performanceByMap, sides, totals } from '../statistics/service';
import { find, teamReference, teamsOf } from '../teams/service';
import { findPlayerRecords } from '../tournaments/records/service';
import { findSides } from './repository';

const RECENT_SHOWN = 10;
const UPCOMING_SHOWN = 5;

export async function player(db: Db, id: string, now: number): Promise<Player> {
  const [found, standing, totalsOf] = await Promise.all([
    profile(db, id, now),
    standingOf(db, 'player', id),
    totals(db, [id]),
  ]);
  return { ...found, standing, totals: totalsOf(id) };
}

export async function websitePlayer(db: Db, id: string, now: number): Promise<WebsitePlayer> {
  const found = await profile(db, id, now);
  const team = found.team && (await find(db, found.team.name));
  const [elo, totalsOf, maps, recentMatches, upcomingMatches, tournaments, teams, names] =
    await Promise.all([
      eloOf(db, { ladder: ALL_TIME, kind: 'player' }, id),
      totals(db, [id]),
      performanceByMap(db, id),
      playedMatches(db, { id, count: RECENT_SHOWN }),
      team ? upcomingOfTeam(db, { team: team.id, count: UPCOMING_SHOWN }) : [],
      findPlayerRecords(db, id),
      teamsOf(db, id),
      formerNames(db, id),
    ]);
  return {
    ...found,
    standing: { elo: elo.elo, rank: elo.rank },
    totals: totalsOf(id),
    teamReference: team && teamReference(team),
    elo,
    maps,
    recentMatches,
    upcomingMatches,
    tournaments,
    teams,
    formerNames: names,
  };
}

/** Newest first. Who stood on the roster of a match without statistics has an empty line. */
export async function playedMatches(
  db: Db,
  { id: player, count }: { id: string; count: number },
): Promise<PlayedMatch[]> {
  const recent = await recentOfPlayer(db, { player, count });
  const ids = recent.map(({ id }) => id);
  const lines = await linesIn(db, player, ids);
  const stood = await findSides(
    db,
    player,
    ids.filter((id) => !lines.has(id)),
  );
  return recent.flatMap((match) => {
    const opponent = stood.get(match.id);
    const line = lines.get(match.id) ?? (opponent && { ...NO_LINE, opponent });
    return line ? [{ match, line }] : [];
  });
}

export async function streamPlayer(db: Db, id: string, now: number): Promise<StreamPlayer> {
  const { name, photo, country, team, standing, totals: statistics } = await player(db, id, now);
  const { rank } = standing;
  return {
    id,
    name,
    photo,
    country,
    team,
    elo: rank === null ? null : standing.elo,
    rank,
    statistics,
  };
}

/** Side by side, in the order asked for. */
export async function compare(
  db: Db,
  ids: readonly string[],
  now: number,
): Promise<ComparedPlayer[]> {
  return Promise.all(
    [...new Set(ids)].map(async (id) => {
      const [found, onSides, maps] = await Promise.all([
        player(db, id, now),
        sides(db, { id }),
        performanceByMap(db, id),
      ]);
      const { name, photo, team, standing, totals: sums } = found;
      return { player: { id, name, photo }, team, standing, totals: sums, sides: onSides, maps };
    }),
  );
}
