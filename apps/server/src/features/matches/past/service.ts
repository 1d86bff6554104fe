/** Matches of the past: finished when they are inserted, without any of what a result sets off. */
import type { PastMatch } from '@mes/domain/imports/results';
import { winnerOf } from '@mes/domain/imports/results';
import { defaultFormat } from '@mes/domain/veto/formats';
import type { Db, Tx } from '../../../platform/database/database';
import * as matches from '../repository';
import type { NewMatch } from '../tables';
import * as repository from './repository';

export interface NewPastMatch extends Omit<PastMatch, 'key' | 'place' | 'teamA' | 'teamB'> {
  readonly id: string;
  readonly tournament: string;
  /** Ids. */
  readonly teamA: string;
  readonly teamB: string;
}

const BATCH = 500;

export async function insertPastMatches(
  tx: Tx,
  past: readonly NewPastMatch[],
  now: number,
): Promise<void> {
  for (let start = 0; start < past.length; start += BATCH) {
    const batch = past.slice(start, start + BATCH);
    await matches.insert(
      tx,
      batch.map((match) => toRow(match, now)),
    );
    await repository.insertMaps(tx, batch.flatMap(toMaps));
  }
}

export function findExistingIds(db: Db, ids: readonly string[]): Promise<ReadonlySet<string>> {
  return repository.findExistingIds(db, ids);
}

function toRow({ maps: _maps, at, ...match }: NewPastMatch, now: number): NewMatch {
  return {
    ...match,
    vetoFormat: defaultFormat(match.bestOf),
    state: match.forfeitedBy ? 'forfeited' : 'finished',
    winner: winnerOf(match),
    startsAt: at,
    startedAt: match.forfeitedBy ? null : at,
    finishedAt: at,
    revision: 1,
    createdAt: Math.min(at, now),
  };
}

function toMaps({ id, at, maps }: NewPastMatch) {
  return maps.map((map, index) => ({
    match: id,
    index,
    state: 'finished' as const,
    ...map,
    winner: winnerOf({ ...map, forfeitedBy: null }),
    halves: [],
    startedAt: at,
    finishedAt: at,
  }));
}
