/**
 * The first admin of an installation. While production has none, the server prints a code at its
 * start; whoever can read it and sign in becomes the admin. Each process prints its own code, and
 * the first claim uses up all of them.
 */

import { randomInt } from 'node:crypto';
import { InvalidAction } from '@mes/contract/errors';
import { isAdmin } from '@mes/domain/permissions/permissions';
import { RETENTION } from '@mes/domain/retention/retention';
import type { Action, AnyAction } from '../../../platform/calls/actor';
import type { Db, Tx } from '../../../platform/database/database';
import { DEVELOPMENT } from '../../../platform/oauth/providers';
import { createOneTimeTokens } from '../../../platform/one-time-tokens/one-time-tokens';
import * as repository from '../repository';
import { lockForPermissions, registerAccount, setPermissions } from '../service';
import { texts } from '../texts';

const codes = createOneTimeTokens<Record<string, never>>('first-admin', {
  ttlMs: RETENTION.adminCodes.ms,
});

/** Without letters that look alike, since it is read from one screen and typed on another. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const GROUPS = 5;
const GROUP_LENGTH = 5;

/** Resolves to null where an admin exists already. */
export async function createAdminCode(db: Db, now: number): Promise<string | null> {
  if (await hasAdmin(db)) return null;
  const code = generateCode();
  await codes.save(db, normalizeCode(code), {}, now);
  return code;
}

/** A wrong code changes nothing: the error rolls the transaction back, so the codes stay valid. */
export async function claimAdmin(
  tx: Tx,
  { code }: { code: string },
  action: Action,
): Promise<void> {
  const isValid = await codes.redeemAll(tx, normalizeCode(code), action.now);
  if (!isValid || (await hasAdmin(tx))) throw new InvalidAction(texts.wrongAdminCode);
  const accountId = action.actor.id;
  const held = (await lockForPermissions(tx, accountId)) ?? [];
  await setPermissions(tx, { accountId, permissions: [...held, 'Admin'] }, action);
}

interface AdminGrant {
  readonly name: string;
  /** How the person signs in, for someone who has never done so. */
  readonly signIn?: { readonly provider: string; readonly providerId: string };
}

/** For operators, who need no code. Resolves to null if nobody is called so and no sign-in is given. */
export async function grantAdmin(
  tx: Tx,
  { name, signIn }: AdminGrant,
  action: AnyAction,
): Promise<'created' | 'granted' | 'held' | null> {
  const known = signIn
    ? await repository.findByProvider(tx, signIn)
    : await repository.findByName(tx, name);
  if (!known) {
    if (!signIn) return null;
    await registerAccount(tx, { name, ...signIn, permissions: ['Admin'], now: action.now });
    return 'created';
  }
  const held = (await repository.lockPermissions(tx, known.id)) ?? [];
  if (isAdmin(held)) return 'held';
  await setPermissions(tx, { accountId: known.id, permissions: [...held, 'Admin'] }, action);
  return 'granted';
}

/** Accounts of the development provider do not count: in production nobody can sign in to them. */
function hasAdmin(db: Db): Promise<boolean> {
  return repository.hasAdmin(db, { exceptProvider: DEVELOPMENT.name });
}

function generateCode(): string {
  const letter = () => ALPHABET[randomInt(ALPHABET.length)]!;
  const group = () => Array.from({ length: GROUP_LENGTH }, letter).join('');
  return Array.from({ length: GROUPS }, group).join('-');
}

/** People may type it in lower case and with or without the hyphens. */
function normalizeCode(code: string): string {
  return code.toUpperCase().replace(/[^A-Z0-9]/g, '');
}
