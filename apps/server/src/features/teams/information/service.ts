/** What casters may say of a team, line by line. */
import { channels } from '@mes/contract/channels';
import { InvalidAction, ObjectNotFound } from '@mes/contract/errors';
import type { TeamInformation } from '@mes/contract/team-schemas';
import type { Action } from '../../../platform/calls/actor';
import type { Db, Tx } from '../../../platform/database/database';
import { publish } from '../../../platform/outbox/publish';
import { toPlayerReference } from '../../players/service';
import { auditTeamChange, findTeam } from '../service';
import type { TeamRow } from '../tables';
import { texts } from '../texts';
import * as repository from './repository';

interface InformationInput {
  /** The name of the team. */
  readonly team: string;
  readonly text: string;
}

const MOST_LINES = 50;

export async function listInformation(db: Db, teamName: string): Promise<TeamInformation[]> {
  return readLines(db, await findTeam(db, teamName));
}

export async function addInformation(
  tx: Tx,
  { team: teamName, text }: InformationInput,
  action: Action,
): Promise<TeamInformation[]> {
  const team = await findTeam(tx, teamName);
  const lines = await repository.findAllByTeam(tx, team.id);
  if (lines.length >= MOST_LINES) throw new InvalidAction(texts.tooMuchInformation(MOST_LINES));
  const line = { team: team.id, text, addedAt: action.now, addedBy: action.actor.id };
  if (!(await repository.insert(tx, line))) throw new InvalidAction(texts.duplicateInformation);
  await recordChange(tx, { team, before: null, after: text }, action);
  return readLines(tx, team);
}

export async function deleteInformation(
  tx: Tx,
  { team: teamName, text }: InformationInput,
  action: Action,
): Promise<TeamInformation[]> {
  const team = await findTeam(tx, teamName);
  if (!(await repository.deleteByText(tx, { teamId: team.id, text }))) {
    throw new ObjectNotFound(texts.unknownInformation);
  }
  await recordChange(tx, { team, before: text, after: null }, action);
  return readLines(tx, team);
}

async function readLines(db: Db, { id }: TeamRow): Promise<TeamInformation[]> {
  const lines = await repository.findAllByTeam(db, id);
  return lines.map(({ addedBy, ...line }) => ({
    ...line,
    addedBy: addedBy && toPlayerReference(addedBy),
  }));
}

/** Published to staff only: the lines are for casters. */
async function recordChange(
  tx: Tx,
  { team, before, after }: { team: TeamRow; before: string | null; after: string | null },
  action: Action,
): Promise<void> {
  const event = 'team.information_changed';
  await auditTeamChange(tx, { team, event, before, after }, action);
  await publish(tx, channels.staff(), event, { team: team.name });
}
