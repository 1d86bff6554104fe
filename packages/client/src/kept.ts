import type { Input } from './outgoing';
import type { CallRow } from './table';

const DISCORD_S = 300;

/**
 * How long this client keeps an answer. The contract's cache is for answers that are the same for
 * everyone; these are a member's own, and slow: Discord itself is asked.
 */
const OWN_RULES: Readonly<Record<string, (input: Input) => number>> = {
  'POST /discord/messages': ({ type }) => (type === 'GET_MESSAGES' ? DISCORD_S : 0),
  'GET /discord/user/{id}': () => DISCORD_S,
  'discord/user': () => DISCORD_S,
};

export function keptSeconds({ name, cacheSeconds }: CallRow, input: Input): number {
  return OWN_RULES[name]?.(input) ?? cacheSeconds;
}
