/** A stage that too few teams are left to play: what staff can decide, and what follows. */
import type { BlockedStage } from '@mes/contract/bracket-schemas';
import { InvalidAction, ObjectNotFound } from '@mes/contract/errors';
import { blockedStage, endBracket, shortenStage } from '@mes/domain/tournament/blocked-stage';
import type { AnyAction } from '../../../platform/calls/actor';
import type { Db, Tx } from '../../../platform/database/database';
import type { Results } from '../../matches/results/service';
import { findReferences } from '../../teams/service';
import { recordChange } from '../../tournaments/service';
import * as repository from '../repository';
import type { Brackets } from '../service';
import { type LoadedBracket, loadBracket, readBracket } from '../storage/service';
import { texts } from '../texts';

export async function findBlockedStage(db: Db, id: string): Promise<BlockedStage | null> {
  const tournament = await findDrawn(db, id);
  return toBlockedStage(db, await readBracket(db, tournament.id));
}

export function createDecideStage({
  brackets,
  results,
}: {
  readonly brackets: Brackets;
  readonly results: Results;
}) {
  return async (
    tx: Tx,
    { id, decision, revision }: { id: string; decision: 'shorten' | 'end'; revision: number },
    action: AnyAction,
  ): Promise<{ blocked: BlockedStage | null }> => {
    const tournament = await findDrawn(tx, id);
    const loaded = await loadBracket(tx, tournament.id);
    const blocked = blockedStage(loaded.bracket);
    if (!blocked) throw new InvalidAction(texts.noBlockedStage);
    if (revisionOf(loaded) !== revision) throw new InvalidAction(texts.bracketChanged);
    const step = decision === 'shorten' ? shortenStage(loaded.bracket) : endBracket(loaded.bracket);
    const changes = await brackets.applyStep(tx, { loaded, step }, action);
    await results.publish(tx, changes);
    const { name } = loaded.stages[blocked.stage]!.settings;
    const after = { stage: name, teams: blocked.teams.length, decision };
    await recordChange(tx, { tournament, type: 'tournament.changed', after }, action);
    return { blocked: await findBlockedStage(tx, tournament.id) };
  };
}

/** Only staff may know that a draft exists, and it has no bracket either way. */
async function findDrawn(db: Db, id: string) {
  const tournament = await repository.findTournament(db, id);
  if (!tournament || tournament.state === 'draft') throw new ObjectNotFound();
  return tournament;
}

async function toBlockedStage(db: Db, loaded: LoadedBracket): Promise<BlockedStage | null> {
  const blocked = blockedStage(loaded.bracket);
  if (!blocked) return null;
  const teams = await findReferences(db, blocked.teams);
  return {
    stage: blocked.stage,
    name: loaded.stages[blocked.stage]!.settings.name,
    reason: blocked.reason,
    teams: blocked.teams.flatMap((team) => teams.get(team) ?? []),
    decisions: [{ decision: 'shorten', groups: blocked.groups }, { decision: 'end' }],
    revision: revisionOf(loaded),
  };
}

function revisionOf({ stages }: LoadedBracket): number {
  return stages.reduce((sum, { revision }) => sum + revision, 0);
}
