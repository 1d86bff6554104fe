import { randomBytes } from 'node:crypto';
import { InvalidParameter } from '@mes/contract/errors';

/** The OAuth `state` parameter: base64 of JSON, which pages parsed. */
interface State {
  readonly previous_url: string;
  readonly nonce: string;
}

/** The nonce makes the state unguessable: nobody can finish a sign-in that was not started here. */
export function createState(previousUrl: string): string {
  const state: State = {
    previous_url: previousUrl,
    nonce: randomBytes(32).toString('base64url'),
  };
  return Buffer.from(JSON.stringify(state)).toString('base64');
}

/** The page to return to from a state that the visitor sent; undefined if it has none. */
export function readPreviousUrl(state: string): string | undefined {
  let parsed: unknown;
  try {
    parsed = JSON.parse(Buffer.from(state, 'base64').toString('utf8'));
  } catch {
    throw new InvalidParameter('state', 'It must be base64 of a JSON object.');
  }
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) {
    throw new InvalidParameter('state', 'It must be base64 of a JSON object.');
  }
  const { previous_url } = parsed as Partial<Record<keyof State, unknown>>;
  if (previous_url !== undefined && typeof previous_url !== 'string') {
    throw new InvalidParameter('previous_url');
  }
  return previous_url;
}
