/** Opens the voting of a whole round in one step. */
import type { VotingMatch } from '@mes/contract/voting-schemas';
import { v7 as uuidv7 } from 'uuid';
import type { Action } from '../../../platform/calls/actor';
import type { Tx } from '../../../platform/database/database';
import { findPublished } from '../../tournaments/service';
import { currentSeason } from '../season/service';
import { findVotingMatches, record } from '../service';
import * as repository from './repository';

export interface RoundInput {
  readonly tournament: string;
  readonly stage: number;
  /** Its name. */
  readonly round: string;
  /** The largest stake. */
  readonly points: number;
}

/**
 * A match that has a voting match, a result or no second team yet is left out, so that the step can be
 * repeated while a round fills up.
 */
export async function openRound(
  tx: Tx,
  { tournament, stage, round, points }: RoundInput,
  action: Action,
): Promise<VotingMatch[]> {
  const { actor, now } = action;
  await findPublished(tx, tournament);
  const series = await repository.findWithoutVoting(tx, { tournament, stage, round, now });
  const season = await currentSeason(tx);
  const created = await repository.insertAll(
    tx,
    series.map(({ id, ...match }) => ({
      ...match,
      id: uuidv7(),
      linkedMatch: id,
      season,
      tournament,
      round,
      maps: [],
      maxStake: points,
      hidden: false,
      createdAt: now,
      createdBy: actor.id,
    })),
  );
  for (const id of created) await record(tx, { id, event: 'voting.created' }, action);
  return findVotingMatches(tx, created, now);
}
