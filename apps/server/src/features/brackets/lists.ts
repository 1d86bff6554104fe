import type { MatchSummary } from '@mes/contract/match-schemas';
import type { MatchState } from '@mes/domain/series/states';
import { groupName } from '@mes/domain/tournament/model/rounds';
import type { Db } from '../../platform/database/database';
import { findSummaries, listRecentOfTournament } from '../matches/summaries/service';
import * as repository from './repository-reads';
import { drawn } from './views';

interface Wanted {
  readonly id: string;
  readonly stage?: number;
  readonly group?: number;
}

interface Page extends Wanted {
  readonly round?: string;
  readonly page: number;
  readonly size: number;
}

const LIVE_OR_PLAYED: readonly MatchState[] = ['live', 'finished', 'forfeited'];

export function matchups(db: Db, page: Page) {
  return listed(db, page);
}

export function matches(db: Db, page: Page) {
  return listed(db, page, LIVE_OR_PLAYED);
}

async function listed(
  db: Db,
  { id, page, size, ...wanted }: Page,
  states?: readonly MatchState[],
): Promise<{ data: MatchSummary[]; total: number }> {
  const { tournament } = await drawn(db, id);
  const shown = { ...wanted, tournament: tournament.id, states };
  const [ids, total] = await Promise.all([
    repository.findIds(db, { ...shown, page, size }),
    repository.countListed(db, shown),
  ]);
  return { data: await findSummaries(db, ids), total };
}

export async function groupMatchups(db: Db, { id, ...wanted }: Wanted) {
  const { tournament, stages } = await drawn(db, id);
  const rows = await repository.findGrouped(db, { ...wanted, tournament: tournament.id });
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

export async function recentMatchups(db: Db, { id, count }: { id: string; count: number }) {
  const { tournament } = await drawn(db, id);
  return listRecentOfTournament(db, { tournamentId: tournament.id, count });
}

export async function roundNames(db: Db, id: string) {
  const { tournament } = await drawn(db, id);
  return repository.findRoundHeads(db, tournament.id);
}
