/** Who plays the match that scenes show. */
import type { Match } from '@mes/contract/match-schemas';
import type { StreamMatch } from '@mes/contract/stream';
import { lineUpOfMatch } from '@mes/domain/roster/lineup';
import type { TeamSlot } from '@mes/domain/series/team-slots';
import type { Db } from '../../../platform/database/database';
import { findLineups } from '../../matches/lineups/service';
import { findTeams } from '../../matches/summaries/service';
import { findReferences } from '../../players/service';
import { readTotals } from '../../statistics/players/service';
import type { LiveMap, StreamSources } from '../service';

export async function readLineups(
  db: Db,
  match: Match,
  sources: Pick<StreamSources, 'liveMaps'>,
): Promise<StreamMatch['lineups']> {
  const captured = (await sources.liveMaps(db, match.id)).findLast(({ hasEvents }) => hasEvents);
  const expected = await findExpected(db, match);
  const idsOf = (slot: TeamSlot) =>
    lineUpOfMatch({
      captured: capturedIds(captured, slot),
      counted: countedIds(match, slot),
      expected: expected[slot],
    });
  const ids = { A: idsOf('A'), B: idsOf('B') };
  const all = [...ids.A, ...ids.B];
  const known = await findReferences(db, all);
  const totalsOf = await readTotals(db, all);
  const toPlayers = (slot: TeamSlot) =>
    ids[slot].flatMap((id) => {
      const player = known.get(id);
      return player ? [{ ...player, rating: totalsOf(id).rating }] : [];
    });
  return { A: toPlayers('A'), B: toPlayers('B') };
}

async function findExpected(
  db: Db,
  { tournament, teamA, teamB }: Match,
): Promise<Readonly<Record<TeamSlot, string[]>>> {
  const teamNamed = await findTeams(
    db,
    [teamA, teamB].flatMap((team) => team?.name ?? []),
  );
  const idOf = (team: Match['teamA']) => (team && teamNamed(team.name)?.id) ?? null;
  const [idA, idB] = [idOf(teamA), idOf(teamB)];
  const lineups = await findLineups(db, {
    tournamentId: tournament?.id ?? null,
    teamIds: [idA, idB].flatMap((id) => id ?? []),
  });
  const playerIds = (teamId: string | null) =>
    (lineups.get(teamId ?? '') ?? []).map(({ id }) => id);
  return { A: playerIds(idA), B: playerIds(idB) };
}

function capturedIds(map: LiveMap | undefined, slot: TeamSlot): string[] {
  return (map?.lineup ?? []).flatMap(({ player, opponent }) => (opponent === slot ? [player] : []));
}

/** Of the newest map that has statistics. */
function countedIds({ maps, players }: Match, slot: TeamSlot): string[] {
  const lines = maps.findLast((map) => map.players.length > 0)?.players ?? players;
  return lines.flatMap(({ player, opponent }) => (opponent === slot ? [player.id] : []));
}
