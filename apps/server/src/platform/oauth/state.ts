import { randomBytes } from 'node:crypto';
import { InvalidParameter } from '@mes/contract/errors';

/** What travels through the provider and back: base64 JSON, as pages read it. */
interface State {
  readonly previous_url: string;
  readonly nonce: string;
}

/** The nonce makes it unguessable: nobody can finish a sign-in that was not begun here. */
export function sealState(previousUrl: string): string {
  const state: State = {
    previous_url: previousUrl,
    nonce: randomBytes(32).toString('base64url'),
  };
  return Buffer.from(JSON.stringify(state)).toString('base64');
}

/** The page that a visitor's own state names; undefined if it names none. */
export function readPreviousUrl(state: string): string | undefined {
  let read: unknown;
  try {
    read = JSON.parse(Buffer.from(state, 'base64').toString('utf8'));
  } catch {
    throw new InvalidParameter('state', 'It must be base64 of a JSON object.');
  }
  if (typeof read !== 'object' || read === null || Array.isArray(read)) {
    throw new InvalidParameter('state', 'It must be base64 of a JSON object.');
  }
  const { previous_url } = read as Partial<Record<keyof State, unknown>>;
  if (previous_url !== undefined && typeof previous_url !== 'string') {
    throw new InvalidParameter('previous_url');
  }
  return previous_url;
}
