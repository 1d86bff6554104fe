import type { MatchSummary } from '@mes/contract/match-schemas';
import { groupName } from '@mes/domain/tournament/model/rounds';
import { toTeamReference } from '../../teams/service';
import type { SummaryRow } from './repository';

export function toSummary(row: SummaryRow): MatchSummary {
  return {
    id: row.id,
    matchID: row.number,
    state: row.state,
    tournament: row.tournament,
    stage: row.stage,
    group: row.group === null ? null : groupName(row.group),
    round: row.roundName,
    teamA: row.a && toTeamReference(row.a),
    teamB: row.b && toTeamReference(row.b),
    bestOf: row.bestOf,
    scoreA: row.scoreA,
    scoreB: row.scoreB,
    winner: row.winner,
    startsAt: row.startsAt,
    finishedAt: row.finishedAt,
  };
}
