/**
 * Somebody must be the first admin. While a production installation has none, the server prints a
 * code at its start, and whoever can read that and sign in becomes it. Each process prints its
 * own; the first claim uses up all of them.
 */
import { randomInt } from 'node:crypto';
import { InvalidAction } from '@mes/contract/errors';
import type { Actor } from '../../platform/calls/actor';
import type { Db, Tx } from '../../platform/database/database';
import { DEVELOPMENT } from '../../platform/oauth/providers';
import { oneTimeTokensFor } from '../../platform/one-time/one-time';
import * as repository from './repository';
import { setPermissions } from './service';

const codes = oneTimeTokensFor<Record<string, never>>('first-admin', {
  livesMs: 86_400_000,
});

/** Without letters that look alike, since it is read from one screen and typed on another. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const GROUPS = 5;
const GROUP_LENGTH = 5;

/** Answers null where an admin exists already. */
export async function offerFirstAdmin(db: Db, now: number): Promise<string | null> {
  if (await existsAdmin(db)) return null;
  const code = newCode();
  await codes.keep(db, lettersOf(code), {}, now);
  return code;
}

/** A wrong code changes nothing: the transaction ends with the error, and the codes stay. */
export async function claimAdmin(
  tx: Tx,
  code: string,
  { actor, now }: { actor: Actor; now: number },
): Promise<void> {
  const right = await codes.takeAll(tx, lettersOf(code), now);
  if (!right || (await existsAdmin(tx))) {
    throw new InvalidAction('This code is wrong, has expired or was already used.');
  }
  const held = (await repository.findPermissionsForUpdate(tx, actor.id)) ?? [];
  await setPermissions(tx, { account: actor.id, permissions: [...held, 'Admin'] }, { actor, now });
}

/** Accounts of the development provider do not count: in production nobody can sign in to them. */
function existsAdmin(db: Db): Promise<boolean> {
  return repository.hasAdmin(db, { exceptProvider: DEVELOPMENT.name });
}

function newCode(): string {
  const letter = () => ALPHABET[randomInt(ALPHABET.length)]!;
  const group = () => Array.from({ length: GROUP_LENGTH }, letter).join('');
  return Array.from({ length: GROUPS }, group).join('-');
}

/** However it was typed. */
function lettersOf(code: string): string {
  return code.toUpperCase().replace(/[^A-Z0-9]/g, '');
}
