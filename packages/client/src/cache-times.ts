import type { CallRow } from './call-table';
import type { CallInput } from './request';

const DISCORD_S = 300;

/**
 * Cache times that the client adds to those of the contract. The contract's cache is for responses
 * that are the same for everyone. These are private to a member, and slow because Discord is called.
 */
const CLIENT_RULES: Readonly<Record<string, (input: CallInput) => number>> = {
  'POST /discord/messages': ({ type }) => (type === 'GET_MESSAGES' ? DISCORD_S : 0),
  'GET /discord/user/{id}': () => DISCORD_S,
  'discord/user': () => DISCORD_S,
};

/** For how long this client caches the response; 0 for not at all. */
export function cacheSecondsFor({ name, cacheSeconds }: CallRow, input: CallInput): number {
  return CLIENT_RULES[name]?.(input) ?? cacheSeconds;
}
