/** What is known of two teams before they play. */
import { InvalidRequest } from '@mes/contract/errors';
import type {
  ComparedTeam,
  HeadToHead,
  MatchComparison,
  TeamComparison,
} from '@mes/contract/head-to-head';
import type { RosterPlayer } from '@mes/contract/references';
import type { MapStatistics } from '@mes/contract/statistics';
import { expectedScore, STARTING_ELO } from '@mes/domain/elo/elo';
import type { TeamSlot } from '@mes/domain/series/team-slots';
import { likelyVeto, type VetoCountsByMap } from '@mes/domain/veto/likely-veto';
import type { Db } from '../../platform/database/database';
import { findLineups } from '../matches/lineups/service';
import { findOpponents } from '../matches/service';
import { encountersOf, listRecentOfTeam, listUpcoming } from '../matches/summaries/service';
import { toRosterPlayer } from '../players/service';
import { readStanding, readTeamElos } from '../ratings/standings/service';
import type { readVetoSetup } from '../rooms/veto/service';
import { readPerformanceSince } from '../statistics/players/service';
import { type CountVetoes, readMapPool } from '../statistics/teams/service';
import { findTeam, toTeamReference } from '../teams/service';
import { texts } from './texts';

type TeamRow = Awaited<ReturnType<typeof findTeam>>;

/** What rooms know of vetoes. */
export interface VetoSource {
  readonly count: CountVetoes;
  readonly setup: typeof readVetoSetup;
}

interface Context {
  readonly vetoes: VetoSource;
  readonly now: number;
}

/** Half a year: longer ago, a team was another team. */
const COMPARED_MS = 183 * 24 * 60 * 60 * 1_000;
const RECENT_SHOWN = 5;
const UPCOMING_SHOWN = 5;

/** The two teams of a match with the players who will play it; null while one is missing. */
export async function compareOpponents(
  db: Db,
  matchId: string,
  context: Context,
): Promise<MatchComparison | null> {
  const { tournamentId, teamA, teamB, state, vetoFormat } = await findOpponents(db, matchId);
  if (!teamA || !teamB) return null;
  const teams = [teamA, teamB] as const;
  const { pools, ...comparison } = await compare(db, { teams, tournamentId }, context);
  if (state !== 'scheduled') return { ...comparison, likelyVeto: null };
  const setup = await context.vetoes.setup(db, {
    tournament: tournamentId,
    ...{ teamA: teamA.id, teamB: teamB.id },
  });
  const counts = { A: toVetoCounts(pools.A), B: toVetoCounts(pools.B) };
  return { ...comparison, likelyVeto: likelyVeto({ ...setup, format: vetoFormat, counts }) };
}

/** Two teams by their names. */
export async function readHeadToHead(
  db: Db,
  { team1, team2 }: { team1: string; team2: string },
  context: Context,
): Promise<HeadToHead> {
  const [one, other] = await Promise.all([findTeam(db, team1), findTeam(db, team2)]);
  if (one.id === other.id) throw new InvalidRequest(texts.sameTeam, { field: 'team2' });
  const [{ pools: _, ...comparison }, elos, encounters, upcoming, A, B] = await Promise.all([
    compare(db, { teams: [one, other], tournamentId: null }, context),
    readTeamElos(db, [one.id, other.id]),
    encountersOf(db, [one, other]),
    listUpcoming(db, { teamId: one.id, opponentId: other.id, count: UPCOMING_SHOWN }),
    listRecentOfTeam(db, { teamId: one.id, count: RECENT_SHOWN }),
    listRecentOfTeam(db, { teamId: other.id, count: RECENT_SHOWN }),
  ]);
  const eloOf = ({ id }: TeamRow) => elos.get(id) ?? STARTING_ELO;
  const chance = expectedScore(eloOf(one), eloOf(other));
  return {
    comparison,
    odds: { A: chance, B: 1 - chance },
    recent: { A, B },
    encounters,
    upcoming,
  };
}

async function compare(
  db: Db,
  { teams, tournamentId }: { teams: readonly [TeamRow, TeamRow]; tournamentId: string | null },
  { vetoes, now }: Context,
): Promise<TeamComparison & { pools: Record<TeamSlot, MapStatistics[]> }> {
  const from = now - COMPARED_MS;
  const lineups = await findLineups(db, { tournamentId, teamIds: teams.map(({ id }) => id) });
  const lineupOf = ({ id }: TeamRow) => lineups.get(id) ?? [];
  const playerIds = teams.flatMap((team) => lineupOf(team).map(({ id }) => id));
  const performance = await readPerformanceSince(db, { playerIds, from });
  const [A, B] = await Promise.all(
    teams.map(async (team) => {
      const [standing, pool] = await Promise.all([
        readStanding(db, { kind: 'team', subjectId: team.id }),
        readMapPool(db, { teamId: team.id, from }, vetoes.count),
      ]);
      const compared: ComparedTeam = {
        team: toTeamReference(team),
        standing,
        maps: pool.flatMap(({ map, played, won, lost, picked, banned, vetoes: count }) =>
          played + picked + banned > 0
            ? { map, played, won, lost, picked, banned, vetoes: count }
            : [],
        ),
        players: comparePlayers(lineupOf(team), performance),
      };
      return { compared, pool };
    }),
  );
  return { A: A!.compared, B: B!.compared, pools: { A: A!.pool, B: B!.pool } };
}

function toVetoCounts(pool: readonly MapStatistics[]): VetoCountsByMap {
  return new Map(
    pool.map(({ map, vetoes, banned, bannedByOthers, pickedInVeto: picked, pickVetoes }) => [
      map,
      { vetoes, banned, bannedByOthers, picked, pickVetoes },
    ]),
  );
}

/** The best rated first; those without a rating last, by kills. */
function comparePlayers(
  lineup: readonly RosterPlayer[],
  performance: Awaited<ReturnType<typeof readPerformanceSince>>,
): ComparedTeam['players'] {
  return lineup
    .map((player) => {
      const { kills, deaths, rating, maps, rounds } = performance(player.id);
      return { player: toRosterPlayer(player), kills, deaths, rating, maps, rounds };
    })
    .sort((one, other) => (other.rating ?? -1) - (one.rating ?? -1) || other.kills - one.kills);
}
