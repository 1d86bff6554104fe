/** Players with what all other features know of them. */
import type { ComparedPlayer, PlayedMatch, Player, WebsitePlayer } from '@mes/contract/players';
import type { StreamPlayer } from '@mes/contract/stream';
import { ALL_TIME } from '@mes/domain/elo/season-ladders';
import type { Db } from '../../../platform/database/database';
import { findSummaries, listUpcoming } from '../../matches/summaries/service';
import { listFormerNames } from '../../players/names/service';
import { readProfile } from '../../players/service';
import { readElo, readStanding } from '../../ratings/standings/service';
import {
  findRecentMatchIds,
  readPerformanceByMap,
  readSeriesLines,
  readSides,
  readTotals,
} from '../../statistics/players/service';
import { listTeamsOfPlayer } from '../../teams/membership/service';
import { findTeam, toTeamReference } from '../../teams/service';
import { findPlayerRecords } from '../../tournaments/records/service';
import { readBadges } from '../../voting/standings/service';

const RECENT_SHOWN = 10;
const UPCOMING_SHOWN = 5;

export async function readPlayer(db: Db, id: string, now: number): Promise<Player> {
  const [profile, standing, totalsOf] = await Promise.all([
    readProfile(db, id, now),
    readStanding(db, { kind: 'player', subjectId: id }),
    readTotals(db, [id]),
  ]);
  return { ...profile, standing, totals: totalsOf(id) };
}

export async function readWebsitePlayer(db: Db, id: string, now: number): Promise<WebsitePlayer> {
  const profile = await readProfile(db, id, now);
  const team = profile.team && (await findTeam(db, profile.team.name));
  const [
    elo,
    totalsOf,
    maps,
    recentMatches,
    upcomingMatches,
    tournaments,
    teams,
    names,
    votingBadges,
  ] = await Promise.all([
    readElo(db, { ladder: ALL_TIME, kind: 'player', subjectId: id }),
    readTotals(db, [id]),
    readPerformanceByMap(db, id),
    listPlayedMatches(db, { id, count: RECENT_SHOWN }),
    team ? listUpcoming(db, { teamId: team.id, count: UPCOMING_SHOWN }) : [],
    findPlayerRecords(db, id),
    listTeamsOfPlayer(db, id),
    listFormerNames(db, id),
    readBadges(db, id),
  ]);
  return {
    ...profile,
    standing: { elo: elo.elo, rank: elo.rank },
    totals: totalsOf(id),
    teamReference: team && toTeamReference(team),
    elo,
    maps,
    recentMatches,
    upcomingMatches,
    tournaments,
    teams,
    formerNames: names,
    votingBadges,
  };
}

/** Newest first. Series that the player sat out are none of theirs, nor is one that is still played. */
export async function listPlayedMatches(
  db: Db,
  { id: playerId, count }: { id: string; count: number },
): Promise<PlayedMatch[]> {
  const matchIds = await findRecentMatchIds(db, { playerId, count: count + 1 });
  const [recent, lines] = await Promise.all([
    findSummaries(db, matchIds),
    readSeriesLines(db, { playerId, matchIds }),
  ]);
  const played = recent.flatMap((match) => {
    const line = lines.get(match.id);
    const isOver = match.state === 'finished' || match.state === 'forfeited';
    return line && isOver ? [{ match, line }] : [];
  });
  return played.slice(0, count);
}

export async function readStreamPlayer(db: Db, id: string, now: number): Promise<StreamPlayer> {
  const {
    name,
    photo,
    country,
    team,
    standing,
    totals: statistics,
  } = await readPlayer(db, id, now);
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

/** In the order of the ids. */
export async function comparePlayers(
  db: Db,
  ids: readonly string[],
  now: number,
): Promise<ComparedPlayer[]> {
  return Promise.all(
    [...new Set(ids)].map(async (id) => {
      const [player, bySide, maps] = await Promise.all([
        readPlayer(db, id, now),
        readSides(db, { id }),
        readPerformanceByMap(db, id),
      ]);
      const { name, photo, team, standing, totals: sums } = player;
      return { player: { id, name, photo }, team, standing, totals: sums, sides: bySide, maps };
    }),
  );
}
