/** Tokens of button decks: what each may do, kept only as hashes, revocable at once. */
import { createHash, randomBytes } from 'node:crypto';
import { ForbiddenError, ObjectNotFound } from '@mes/contract/errors';
import type { StreamControl } from '@mes/contract/stream-control';
import type { StreamToken } from '@mes/contract/stream-desk';
import { v7 as uuidv7 } from 'uuid';
import { audit } from '../../platform/audit/audit';
import type { Action } from '../../platform/calls/actor';
import type { Db, Tx } from '../../platform/database/database';
import { references } from '../players/service';
import { actOf, type Pressed } from './acts';
import { direct } from './control';
import type { TokenRow } from './repository';
import * as repository from './repository';
import type { PressedAct } from './tables';

const SECRET_BYTES = 24;

export async function list(db: Db): Promise<StreamToken[]> {
  const rows = await repository.findTokens(db);
  const known = await references(
    db,
    rows.flatMap(({ createdBy }) => createdBy ?? []),
  );
  return rows.map((row) => ({
    ...shownOf(row),
    createdBy: known.get(row.createdBy ?? '') ?? null,
  }));
}

export async function create(
  tx: Tx,
  { name, acts }: { name: string; acts: readonly PressedAct[] },
  { actor, now }: Action,
): Promise<StreamToken & { secret: string }> {
  const secret = randomBytes(SECRET_BYTES).toString('base64url');
  const row = await repository.insertToken(tx, {
    id: uuidv7(),
    name,
    secretHash: hashOf(secret),
    acts: [...new Set(acts)],
    createdAt: now,
    createdBy: actor.id,
  });
  await record(tx, 'stream.token_created', row, { actor, now });
  const createdBy = (await references(tx, [actor.id])).get(actor.id) ?? null;
  return { ...shownOf(row), createdBy, secret };
}

export async function revoke(tx: Tx, id: string, { actor, now }: Action): Promise<StreamToken[]> {
  const row = await repository.updateToken(tx, id, { revokedAt: now });
  if (!row) throw new ObjectNotFound();
  await record(tx, 'stream.token_revoked', row, { actor, now });
  return list(tx);
}

/** A button was pressed somewhere. */
export async function press(
  tx: Tx,
  { token, ...pressed }: Pressed & { token: string; act: PressedAct },
  now: number,
): Promise<StreamControl> {
  const row = await repository.findTokenByHash(tx, hashOf(token));
  if (!row) throw new ForbiddenError('This address is not valid any longer.');
  if (!row.acts.includes(pressed.act))
    throw new ForbiddenError(`The buttons of '${row.name}' may not do this.`);
  const { state } = await repository.findControl(tx);
  const act = actOf(pressed, state);
  await repository.updateToken(tx, row.id, { usedAt: now });
  return direct(tx, { act }, { actor: null, token: row.name, now });
}

function shownOf({ id, name, acts, createdAt, usedAt }: TokenRow) {
  return { id, name, acts, createdAt, usedAt };
}

async function record(
  tx: Tx,
  action: string,
  { id, name, acts }: TokenRow,
  { actor, now }: Action,
): Promise<void> {
  const after = { name, acts };
  await audit(tx, { at: now, actor: actor.id, action, subject: `stream-token:${id}`, after });
}

function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
