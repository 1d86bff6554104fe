/** A match whose leaders have reported different results, and staff who have not decided yet. */
import type { DefuseMap } from '@mes/domain/maps/maps';
import { otherTeam, type TeamSlot } from '@mes/domain/series/team-slots';
import type pg from 'pg';
import { matchReports, type ReportedMap, staffCalls } from '../features/matches/tables';
import { copyRows } from '../platform/database/copy';
import type { NextId, Story, TicketMatch } from './ticket-writing';

const MINUTE = 60_000;
const SUBJECT = 'Disputed result';

interface DisputeOptions {
  readonly series: readonly TicketMatch[];
  readonly leaders: ReadonlyMap<string, string>;
  readonly nextId: NextId;
  readonly now: number;
}

interface NamedMap {
  readonly map: DefuseMap;
  readonly winner: TeamSlot | null;
  readonly score_a: number;
  readonly score_b: number;
}

/** Of the series that has stopped after its first map: only that one was captured. */
export async function openDispute(
  client: pg.ClientBase,
  { series, leaders, nextId, now }: DisputeOptions,
): Promise<Story[]> {
  const { rows: found } = await client.query<{ id: string }>(
    `SELECT id FROM matches WHERE state = 'live' AND NOT EXISTS (
       SELECT FROM match_maps WHERE match = matches.id AND state = 'live') ORDER BY number LIMIT 1`,
  );
  const match = series.find(({ id }) => id === found[0]?.id);
  if (!match) return [];
  const { rows: maps } = await client.query<NamedMap>(
    'SELECT map, winner, score_a, score_b FROM match_maps WHERE match = $1 ORDER BY index',
    [match.id],
  );
  const reportedAt = { A: now - 31 * MINUTE, B: now - 24 * MINUTE };
  const rows = (['A', 'B'] as const).map((slot) => ({
    ...{
      id: nextId(reportedAt[slot]),
      match: match.id,
      opponent: slot,
      state: 'disputed' as const,
    },
    ...{ by: leaders.get(teamOf(match, slot)) ?? null, ...reportFor(slot, maps) },
    createdAt: reportedAt[slot],
    ...(slot === 'A'
      ? { answeredAt: reportedAt.B, answeredBy: leaders.get(teamOf(match, 'B')) ?? null }
      : { answeredAt: null, answeredBy: null }),
    reason: null,
  }));
  await copyRows(client, matchReports, rows);
  const reason = `One team reports ${scoreOf(rows[0]!)}, the other ${scoreOf(rows[1]!)}.`;
  const by = leaders.get(teamOf(match, 'B')) ?? null;
  const call = nextId(reportedAt.B);
  await copyRows(client, staffCalls, [
    {
      ...{ id: call, match: match.id, by, reason, noShow: null, createdAt: reportedAt.B },
      ...{ takenAt: null, takenBy: null, closedAt: null, closedBy: null, outcome: null },
    },
  ]);
  return [
    {
      ...{ category: 'dispute', subject: SUBJECT, player: by, staff: 'moderator' },
      ...{ source: call, match: match.id, closedAt: null },
      ...{ times: [reportedAt.B], lines: [reason] },
    },
  ];
}

/** Both agree on the first map; each says that it has won the others, in as few maps as it takes. */
function reportFor(slot: TeamSlot, [first, second, third]: readonly NamedMap[]) {
  const wins = (map: DefuseMap, [won, lost]: readonly [number, number]): ReportedMap =>
    slot === 'A' ? { map, scoreA: won, scoreB: lost } : { map, scoreA: lost, scoreB: won };
  const maps = [
    { map: first!.map, scoreA: first!.score_a, scoreB: first!.score_b },
    wins(second!.map, [13, 11]),
    ...(first!.winner === slot ? [] : [wins(third!.map, [13, 9])]),
  ];
  const score = { [slot]: 2, [otherTeam(slot)]: maps.length - 2 } as Record<TeamSlot, number>;
  return { scoreA: score.A, scoreB: score.B, maps };
}

function scoreOf({ scoreA, scoreB }: { scoreA: number; scoreB: number }): string {
  return `${scoreA} : ${scoreB}`;
}

function teamOf(match: TicketMatch, slot: TeamSlot): string {
  return (slot === 'A' ? match.teamA : match.teamB)!;
}
