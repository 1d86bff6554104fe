/**
 * Who has answered, as responses store it. In an anonymous form it is a keyed hash of the account and
 * the form: it shows that somebody has answered already, and neither who nor in which other forms.
 */
import { createHmac, randomBytes } from 'node:crypto';
import type { Db } from '../../../platform/database/database';
import { serverKey } from '../../../platform/keys/keys';

export type FindRespondent = (
  form: { readonly id: string; readonly anonymous: boolean },
  accountId: string,
) => string;

const KEY_BYTES = 32;

export async function createFindRespondent(db: Db): Promise<FindRespondent> {
  const encoded = await serverKey(db, 'forms', () => randomBytes(KEY_BYTES).toString('base64'));
  const key = Buffer.from(encoded, 'base64');
  return ({ id, anonymous }, accountId) =>
    anonymous
      ? createHmac('sha256', key).update(`${id}:${accountId}`).digest('base64url')
      : accountId;
}
