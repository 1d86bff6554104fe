import type { MatchSummary } from '@mes/contract/match-schemas';
import { groupName } from '@mes/domain/tournament/model/rounds';
import type { Db } from '../../platform/database/database';
import { teamReference } from '../teams/service';
import type { SummaryRow } from './repository-reads';
import * as repository from './repository-reads';

/** In the order of the ids; ids of matches that do not exist are left out. */
export async function summaries(db: Db, ids: readonly string[]): Promise<MatchSummary[]> {
  if (ids.length === 0) return [];
  const rows = await repository.findAllByIds(db, ids);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    return row ? [toSummary(row)] : [];
  });
}

export function toSummary(row: SummaryRow): MatchSummary {
  return {
    id: row.id,
    matchID: row.number,
    state: row.state,
    tournament: row.tournament,
    stage: row.stage,
    group: row.group === null ? null : groupName(row.group),
    round: row.roundName,
    teamA: row.a && teamReference(row.a),
    teamB: row.b && teamReference(row.b),
    bestOf: row.bestOf,
    scoreA: row.scoreA,
    scoreB: row.scoreB,
    winner: row.winner,
    startsAt: row.startsAt,
    finishedAt: row.finishedAt,
  };
}
