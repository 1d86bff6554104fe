/** Teams with what all other features know of them. */
import type { TeamMembership } from '@mes/contract/team-schemas';
import type { Team, WebsiteTeam } from '@mes/contract/teams';
import { ALL_TIME } from '@mes/domain/elo/season-ladders';
import type { Db } from '../../../platform/database/database';
import { listRecentOfTeam, listUpcoming } from '../../matches/summaries/service';
import { readElo, readStanding } from '../../ratings/standings/service';
import {
  type CountBans,
  readMapStatistics,
  readTeamStatistics,
} from '../../statistics/teams/service';
import { readRosterHistory } from '../../teams/membership/service';
import { listFormerNames } from '../../teams/names/service';
import { findTeam, readProfile } from '../../teams/service';
import { findTeamRecords } from '../../tournaments/records/service';

const RECENT_SHOWN = 10;
const OPEN_SHOWN = 20;

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
  { bans, now }: { bans: CountBans; now: number },
): Promise<WebsiteTeam> {
  const row = await findTeam(db, name);
  const [profile, elo, tournaments, statistics, maps, open, recentMatches, history, names] =
    await Promise.all([
      readProfile(db, row, now),
      readElo(db, { ladder: ALL_TIME, kind: 'team', subjectId: row.id }),
      findTeamRecords(db, row.id),
      readTeamStatistics(db, { teamId: row.id }),
      readMapStatistics(db, { teamId: row.id }, bans),
      listUpcoming(db, { teamId: row.id, count: OPEN_SHOWN }),
      listRecentOfTeam(db, { teamId: row.id, count: RECENT_SHOWN }),
      readRosterHistory(db, row.name),
      listFormerNames(db, row.name),
    ]);
  const isOn = ({ state }: { state: string }) => state !== 'scheduled';
  return {
    ...profile,
    standing: { elo: elo.elo, rank: elo.rank },
    tournaments,
    earnings: sumEarnings(tournaments),
    elo,
    statistics,
    maps,
    live: open.filter(isOn),
    upcomingMatches: open.filter((match) => !isOn(match)),
    recentMatches,
    formerPlayers: toFormerPlayers(history),
    formerNames: names,
  };
}

function sumEarnings(tournaments: readonly { readonly earnings: number }[]): number {
  return tournaments.reduce((sum, { earnings }) => sum + earnings, 0);
}

/** Each once, by the last time they left, without those who are in the team again. */
function toFormerPlayers(history: readonly TeamMembership[]): WebsiteTeam['formerPlayers'] {
  const present = new Set(
    history.filter(({ leftAt }) => leftAt === null).map(({ player }) => player.id),
  );
  const former = new Map<string, WebsiteTeam['formerPlayers'][number]>();
  for (const { player, leftAt } of history) {
    if (leftAt === null || present.has(player.id)) continue;
    const known = former.get(player.id);
    if (!known || known.leftAt < leftAt) former.set(player.id, { ...player, leftAt });
  }
  return [...former.values()].sort((one, other) => other.leftAt - one.leftAt);
}
