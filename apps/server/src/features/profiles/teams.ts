/** Teams with all that other features know of them. */
import type { TeamMembership } from '@mes/contract/team-schemas';
import type { Team, WebsiteTeam } from '@mes/contract/teams';
import type { Db } from '../../platform/database/database';
import { recentOfTeam, upcomingOfTeam } from '../matches/service';
import { ALL_TIME, eloOf, standingOf } from '../ratings/service';
import { type Bans, mapStatisticsOf, statisticsOf } from '../statistics/service';
import { find, formerNames, rosterHistory, toProfile } from '../teams/service';
import { findTeamRecords } from '../tournaments/records/service';

const RECENT_SHOWN = 10;
const OPEN_SHOWN = 20;

export async function team(db: Db, name: string): Promise<Team> {
  const row = await find(db, name);
  const [profile, standing, tournaments] = await Promise.all([
    toProfile(db, row),
    standingOf(db, 'team', row.id),
    findTeamRecords(db, row.id),
  ]);
  return { ...profile, standing, tournaments, earnings: earned(tournaments) };
}

export async function websiteTeam(db: Db, name: string, bans: Bans): Promise<WebsiteTeam> {
  const row = await find(db, name);
  const wanted = { team: row.id };
  const [profile, elo, tournaments, statistics, maps, open, recentMatches, history, names] =
    await Promise.all([
      toProfile(db, row),
      eloOf(db, { ladder: ALL_TIME, kind: 'team' }, row.id),
      findTeamRecords(db, row.id),
      statisticsOf(db, wanted),
      mapStatisticsOf(db, wanted, bans),
      upcomingOfTeam(db, { ...wanted, count: OPEN_SHOWN }),
      recentOfTeam(db, { ...wanted, count: RECENT_SHOWN }),
      rosterHistory(db, row.name),
      formerNames(db, row.name),
    ]);
  const isOn = ({ state }: { state: string }) => state !== 'scheduled';
  return {
    ...profile,
    standing: { elo: elo.elo, rank: elo.rank },
    tournaments,
    earnings: earned(tournaments),
    elo,
    statistics,
    maps,
    live: open.filter(isOn),
    upcomingMatches: open.filter((match) => !isOn(match)),
    recentMatches,
    formerPlayers: formerPlayers(history),
    formerNames: names,
  };
}

function earned(tournaments: readonly { readonly earnings: number }[]): number {
  return tournaments.reduce((sum, { earnings }) => sum + earnings, 0);
}

/** Each once, by the last time they left; who came back is no former player. */
function formerPlayers(history: readonly TeamMembership[]): WebsiteTeam['formerPlayers'] {
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
