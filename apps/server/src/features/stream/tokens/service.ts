/** Tokens of button decks: each allows some acts, is stored as a hash and can be revoked at once. */
import { createHash, randomBytes } from 'node:crypto';
import { ForbiddenError, ObjectNotFound } from '@mes/contract/errors';
import type { StreamControl } from '@mes/contract/stream-control';
import type { StreamToken } from '@mes/contract/stream-desk';
import { SHOW_BUTTONS } from '@mes/contract/vocabulary';
import { v7 as uuidv7 } from 'uuid';
import { audit } from '../../../platform/audit/audit';
import type { Action, AnyAction } from '../../../platform/calls/actor';
import type { Db, Tx } from '../../../platform/database/database';
import { findReferences } from '../../players/service';
import type { Ports } from '../../ports';
import { type ButtonInput, parseButton } from '../acts/service';
import { direct, readControl } from '../control/service';
import { findControl } from '../repository';
import type { PressedAct } from '../tables';
import { texts } from '../texts';
import type { TokenRow } from './repository';
import * as repository from './repository';

const SECRET_BYTES = 24;

export async function readTokens(db: Db): Promise<StreamToken[]> {
  const rows = await repository.findAllValid(db);
  const known = await findReferences(
    db,
    rows.flatMap(({ createdBy }) => createdBy ?? []),
  );
  return rows.map((row) => ({
    ...toView(row),
    createdBy: known.get(row.createdBy ?? '') ?? null,
  }));
}

export async function createToken(
  tx: Tx,
  { name, acts }: { name: string; acts: readonly PressedAct[] },
  { actor, now }: Action,
): Promise<StreamToken & { secret: string }> {
  const secret = randomBytes(SECRET_BYTES).toString('base64url');
  const row = await repository.insert(tx, {
    id: uuidv7(),
    name,
    secretHash: hashOf(secret),
    acts: [...new Set(acts)],
    createdAt: now,
    createdBy: actor.id,
  });
  await auditToken(tx, { type: 'stream.token_created', row }, { actor, now });
  const createdBy = (await findReferences(tx, [actor.id])).get(actor.id) ?? null;
  return { ...toView(row), createdBy, secret };
}

export async function revokeToken(
  tx: Tx,
  { id }: { id: string },
  { actor, now }: Action,
): Promise<StreamToken[]> {
  const row = await repository.update(tx, id, { revokedAt: now });
  if (!row) throw new ObjectNotFound();
  await auditToken(tx, { type: 'stream.token_revoked', row }, { actor, now });
  return readTokens(tx);
}

/** What buttons do to the show is of whoever has added the deck; otherwise a token stands for itself. */
export async function pressButton(
  tx: Tx,
  { token, ...button }: ButtonPress & { token: string },
  { pressShowButton }: Pick<Ports, 'pressShowButton'>,
  { now }: Pick<AnyAction, 'now'>,
): Promise<StreamControl> {
  const row = await repository.findByHash(tx, hashOf(token));
  if (!row) throw new ForbiddenError(texts.invalidToken);
  if (!row.acts.includes(button.act)) throw new ForbiddenError(texts.actNotAllowed(row.name));
  await repository.update(tx, row.id, { usedAt: now });
  if (isShowButton(button)) {
    if (row.createdBy === null) throw new ForbiddenError(texts.deckWithoutOwner(row.name));
    await pressShowButton(tx, button, { actor: { id: row.createdBy }, now });
    return readControl(tx);
  }
  const { state } = await findControl(tx);
  const act = parseButton(button, state);
  return direct(tx, { act, tokenName: row.name }, { actor: null, now });
}

type ShowButton = Parameters<Ports['pressShowButton']>[1];
type ButtonPress =
  | ShowButton
  | (ButtonInput & { readonly act: Exclude<PressedAct, ShowButton['act']> });

function isShowButton(button: ButtonPress): button is ShowButton {
  return SHOW_BUTTONS.some((act) => act === button.act);
}

function toView({ id, name, acts, createdAt, usedAt }: TokenRow) {
  return { id, name, acts, createdAt, usedAt };
}

async function auditToken(
  tx: Tx,
  { type, row: { id, name, acts } }: { type: string; row: TokenRow },
  { actor, now }: Action,
): Promise<void> {
  const after = { name, acts };
  await audit(tx, {
    at: now,
    actor: actor.id,
    action: type,
    subject: `stream-token:${id}`,
    after,
  });
}

function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
