/** What casters may say of a team, a line at a time. */
import { publish } from '../../../platform/outbox/publish';
import { channels } from '@mes/contract/channels';
import { InvalidAction, ObjectNotFound } from '@mes/contract/errors';
import type { TeamInformation } from '@mes/contract/team-schemas';
import { audit } from '../../../platform/audit/audit';
import type { Db, Tx } from '../../../platform/database/database';
import { toReference } from '../../players/service';
import { MOST_INFORMATION } from '../properties';
import type { TeamRow } from '../repository';
import * as repository from '../repository';
import { type Change, find } from '../service';

interface Line {
  readonly team: string;
  readonly text: string;
}

export async function listInformation(db: Db, name: string): Promise<TeamInformation[]> {
  return linesOf(db, await find(db, name));
}

export async function addInformation(
  tx: Tx,
  { team: name, text }: Line,
  change: Change,
): Promise<TeamInformation[]> {
  const team = await find(tx, name);
  const lines = await repository.findInformation(tx, team.id);
  if (lines.length >= MOST_INFORMATION) {
    throw new InvalidAction(`A team can have ${MOST_INFORMATION} lines. Delete one first.`);
  }
  const line = { team: team.id, text, addedAt: change.now, addedBy: change.actor.id };
  if (!(await repository.insertInformation(tx, line))) {
    throw new InvalidAction('The team has this line already.');
  }
  await tell(tx, team, { before: null, after: text, ...change });
  return linesOf(tx, team);
}

export async function deleteInformation(
  tx: Tx,
  { team: name, text }: Line,
  change: Change,
): Promise<TeamInformation[]> {
  const team = await find(tx, name);
  if (!(await repository.deleteInformation(tx, { team: team.id, text }))) {
    throw new ObjectNotFound('The team has no such line.');
  }
  await tell(tx, team, { before: text, after: null, ...change });
  return linesOf(tx, team);
}

async function linesOf(db: Db, { id }: TeamRow): Promise<TeamInformation[]> {
  const lines = await repository.findInformation(db, id);
  return lines.map(({ addedBy, ...line }) => ({
    ...line,
    addedBy: addedBy && toReference(addedBy),
  }));
}

/** Only staff hears of it: what it says is for casters. */
async function tell(
  tx: Tx,
  { name }: TeamRow,
  { before, after, actor, now }: Change & { before: string | null; after: string | null },
): Promise<void> {
  const action = 'team.information_changed';
  await audit(tx, { at: now, actor: actor.id, action, subject: `team:${name}`, before, after });
  await publish(tx, channels.staff(), action, { team: name });
}
