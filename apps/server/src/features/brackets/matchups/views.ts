import type { MatchSummary } from '@mes/contract/match-schemas';
import type { MatchState } from '@mes/domain/series/states';
import { groupName } from '@mes/domain/tournament/model/rounds';
import type { Db } from '../../../platform/database/database';
import { findSummaries, listRecentOfTournament } from '../../matches/summaries/service';
import { getBracketHead } from '../views';
import * as repository from './repository';

interface GroupFilter {
  readonly id: string;
  readonly stage?: number;
  readonly group?: number;
}

interface MatchupPage extends GroupFilter {
  readonly round?: string;
  readonly page: number;
  readonly size: number;
}

const LIVE_OR_PLAYED: readonly MatchState[] = ['live', 'finished', 'forfeited'];

export function listMatchups(db: Db, page: MatchupPage) {
  return listPage(db, page);
}

export function listMatches(db: Db, page: MatchupPage) {
  return listPage(db, page, LIVE_OR_PLAYED);
}

async function listPage(
  db: Db,
  { id, page, size, ...group }: MatchupPage,
  states?: readonly MatchState[],
): Promise<{ data: MatchSummary[]; total: number }> {
  const { tournament } = await getBracketHead(db, id);
  const filter = { ...group, tournamentId: tournament.id, states };
  const [ids, total] = await Promise.all([
    repository.findIds(db, { ...filter, page, size }),
    repository.countAll(db, filter),
  ]);
  return { data: await findSummaries(db, ids), total };
}

export async function listGroupMatchups(db: Db, { id, ...group }: GroupFilter) {
  const { tournament, stages } = await getBracketHead(db, id);
  const rows = await repository.findGrouped(db, { ...group, tournamentId: tournament.id });
  const shown = await findSummaries(
    db,
    rows.map((row) => row.id),
  );
  const groups = new Map<string, Group>();
  for (const [place, { stage, group }] of rows.entries()) {
    const key = `${stage} ${group}`;
    const isSwiss = stages.find(({ index }) => index === stage)?.settings.format === 'swiss';
    const name = isSwiss ? 'Standings' : groupName(group);
    const known: Group = groups.get(key) ?? { stage, group, name, matchups: [] };
    known.matchups.push(shown[place]!);
    groups.set(key, known);
  }
  return [...groups.values()];
}

interface Group {
  readonly stage: number;
  readonly group: number;
  readonly name: string;
  readonly matchups: MatchSummary[];
}

export async function listRecentMatchups(db: Db, { id, count }: { id: string; count: number }) {
  const { tournament } = await getBracketHead(db, id);
  return listRecentOfTournament(db, { tournamentId: tournament.id, count });
}

export async function listRoundNames(db: Db, id: string) {
  const { tournament } = await getBracketHead(db, id);
  return repository.findRounds(db, tournament.id);
}
