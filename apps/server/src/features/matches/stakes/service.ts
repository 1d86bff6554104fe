/** What an open match decides, and what is played after it. */
import type { MatchSummary, OnwardMatch, WebsiteMatch } from '@mes/contract/match-schemas';
import { isOpenMatch } from '@mes/domain/series/states';
import { worthOf } from '@mes/domain/tournament/points/worth';
import { stakesOf } from '@mes/domain/tournament/stages/stakes';
import type { Db } from '../../../platform/database/database';
import { findSummaries } from '../summaries/service';
import type { MatchRow, SlotOrigin } from '../tables';
import * as repository from './repository';

type Stakes = NonNullable<WebsiteMatch['stakes']>;
type DomainStake = ReturnType<typeof stakesOf>['winner'];

export async function readStakes(db: Db, row: MatchRow): Promise<Stakes | null> {
  const { tournament, stage, part, winnerTo, loserTo } = row;
  if (!isOpenMatch(row) || tournament === null || stage === null || part === null) return null;
  const [stages, onward] = await Promise.all([
    repository.findStages(db, tournament),
    repository.findOnward(
      db,
      [winnerTo, loserTo].flatMap((id) => id ?? []),
    ),
  ]);
  const own = stages.find(({ index }) => index === stage);
  if (!own) return null;
  const rowOf = (matchId: string | null) => onward.find(({ id }) => id === matchId);
  const stakes = stakesOf({
    settings: own.settings,
    isLastStage: stages.filter(({ settings }) => settings.advances.length === 0).length === 1,
    part,
    group: row.group,
    next: { winner: rowOf(winnerTo)?.part ?? null, loser: rowOf(loserTo)?.part ?? null },
  });
  const toOnward = await describeOnward(db, { matchId: row.id, onward });
  const toStake = (stake: DomainStake, next: repository.OnwardRow | undefined) => {
    if (stake?.kind === 'place') return { ...stake, prize: prizeOf(stake.place, own.prizes) };
    if (stake?.kind !== 'match') return stake;
    return next ? { kind: stake.kind, match: toOnward(next) } : null;
  };
  const winner = toStake(stakes.winner, rowOf(winnerTo));
  const loser = toStake(stakes.loser, rowOf(loserTo));
  return winner || loser ? { winner, loser } : null;
}

/** Whom a team that comes from this match meets in the next one. */
async function describeOnward(
  db: Db,
  { matchId, onward }: { matchId: string; onward: readonly repository.OnwardRow[] },
): Promise<(row: repository.OnwardRow) => OnwardMatch> {
  const ids = onward.flatMap((row) => [row.id, decidingMatch(otherOrigin(row, matchId))?.match]);
  const summaries = await findSummaries(
    db,
    ids.flatMap((id) => id ?? []),
  );
  const summaryOf = (id: string | undefined): MatchSummary | undefined =>
    summaries.find((summary) => summary.id === id);
  return (row) => {
    const summary = summaryOf(row.id);
    const opponent = isFrom(row.originA, matchId) ? summary?.teamB : summary?.teamA;
    const decider = decidingMatch(otherOrigin(row, matchId));
    const awaited = summaryOf(decider?.match);
    return {
      id: row.id,
      matchID: row.number,
      round: row.roundName,
      startsAt: row.startsAt,
      opponent: opponent ?? null,
      awaits:
        decider && awaited?.teamA && awaited.teamB
          ? { outcome: decider.type, teamA: awaited.teamA, teamB: awaited.teamB }
          : null,
    };
  };
}

function otherOrigin(
  { originA, originB }: Pick<MatchRow, 'originA' | 'originB'>,
  matchId: string,
): SlotOrigin | null {
  return isFrom(originA, matchId) ? originB : originA;
}

function isFrom(origin: SlotOrigin | null, matchId: string): boolean {
  return decidingMatch(origin)?.match === matchId;
}

function decidingMatch(origin: SlotOrigin | null) {
  return origin?.type === 'winner' || origin?.type === 'loser' ? origin : null;
}

function prizeOf(place: number, prizes: Parameters<typeof worthOf>[1]['prizes']): number {
  return worthOf([{ from: place, to: place }], { prizes, points: [] })[0]!.prize;
}
