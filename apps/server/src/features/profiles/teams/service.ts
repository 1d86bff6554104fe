/** Teams with what all other features know of them. */
import type { MatchSummary } from '@mes/contract/match-schemas';
import type { Team, TeamPlayer, WebsiteTeam } from '@mes/contract/teams';
import { expectedScore, STARTING_ELO } from '@mes/domain/elo/elo';
import { ALL_TIME } from '@mes/domain/elo/season-ladders';
import type { Db } from '../../../platform/database/database';
import { listRecentOfTeam, listUpcoming } from '../../matches/summaries/service';
import { readElo, readStanding, readTeamElos } from '../../ratings/standings/service';
import { readTotals } from '../../statistics/players/service';
import {
  type CountVetoes,
  listOpponents,
  readMapPool,
  readTeamStatistics,
} from '../../statistics/teams/service';
import { readRosterHistory } from '../../teams/membership/service';
import { listFormerNames } from '../../teams/names/service';
import { findTeam, listRoster, readProfile } from '../../teams/service';
import { listTransfers } from '../../teams/transfers/service';
import { findTeamRecords } from '../../tournaments/records/service';

const RECENT_SHOWN = 10;
const OPEN_SHOWN = 20;
const TRANSFERS_SHOWN = 8;

export async function readTeam(db: Db, name: string, now: number): Promise<Team> {
  const row = await findTeam(db, name);
  const [profile, standing, tournaments] = await Promise.all([
    readProfile(db, row, now),
    readStanding(db, { kind: 'team', subjectId: row.id }),
    findTeamRecords(db, row.id),
  ]);
  return { ...profile, standing, tournaments, earnings: sumEarnings(tournaments) };
}

export async function readWebsiteTeam(
  db: Db,
  name: string,
  { vetoes, now }: { vetoes: CountVetoes; now: number },
): Promise<WebsiteTeam> {
  const row = await findTeam(db, name);
  const { id: teamId } = row;
  const [profile, elo, tournaments, statistics, maps, open, recentMatches, formerNames] =
    await Promise.all([
      readProfile(db, row, now),
      readElo(db, { ladder: ALL_TIME, kind: 'team', subjectId: teamId }),
      findTeamRecords(db, teamId),
      readTeamStatistics(db, { teamId }),
      readMapPool(db, { teamId }, vetoes),
      listUpcoming(db, { teamId, count: OPEN_SHOWN }),
      listRecentOfTeam(db, { teamId, count: RECENT_SHOWN }),
      listFormerNames(db, row.name),
    ]);
  const isOn = ({ state }: { state: string }) => state !== 'scheduled';
  const live = open.filter(isOn);
  const upcomingMatches = open.filter((match) => !isOn(match));
  const [chance, roster, opponents, memberships, transfers] = await Promise.all([
    readChance(db, row, live[0] ?? upcomingMatches[0]),
    readRoster(db, teamId),
    listOpponents(db, teamId),
    readRosterHistory(db, row.name),
    listTransfers(db, { team: row.name, count: TRANSFERS_SHOWN }),
  ]);
  return {
    ...profile,
    standing: { elo: elo.elo, rank: elo.rank },
    tournaments,
    earnings: sumEarnings(tournaments),
    elo,
    statistics,
    maps,
    live,
    upcomingMatches,
    recentMatches,
    formerNames,
    chance,
    roster,
    opponents,
    memberships,
    transfers,
  };
}

/** To win the next match. */
async function readChance(
  db: Db,
  team: { readonly id: string; readonly name: string },
  next: MatchSummary | undefined,
): Promise<number | null> {
  const opponent = [next?.teamA, next?.teamB].find((each) => each && each.name !== team.name);
  if (!opponent) return null;
  const { id: opponentId } = await findTeam(db, opponent.name);
  const elos = await readTeamElos(db, [team.id, opponentId]);
  const eloOf = (id: string) => elos.get(id) ?? STARTING_ELO;
  return expectedScore(eloOf(team.id), eloOf(opponentId));
}

/** The best rated first; those without a rating last, by name. */
async function readRoster(db: Db, teamId: string): Promise<TeamPlayer[]> {
  const players = await listRoster(db, teamId);
  const totalsOf = await readTotals(
    db,
    players.map(({ id }) => id),
  );
  return players
    .map((player) => {
      const { maps, kills, deaths, rating } = totalsOf(player.id);
      return { ...player, maps, kills, deaths, rating };
    })
    .sort((one, other) => (other.rating ?? -1) - (one.rating ?? -1));
}

function sumEarnings(tournaments: readonly { readonly earnings: number }[]): number {
  return tournaments.reduce((sum, { earnings }) => sum + earnings, 0);
}
