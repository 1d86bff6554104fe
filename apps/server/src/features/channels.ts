/** The channels that clients can subscribe to. A feature that grows more than one keeps its own list. */
import type { Channel } from '../platform/gateway/channels';
import { defineChannel, permitted } from '../platform/gateway/channels';

const mustBeSignedIn = permitted('login');

export const channels: readonly Channel[] = [
  defineChannel({ pattern: 'properties', audience: permitted('Admin') }),
  defineChannel({
    pattern: 'staff',
    audience: permitted('Moderator|editstream|readfacts|fullclips'),
  }),
  defineChannel({
    pattern: 'account:{id}',
    audience: (caller, { id }) => mustBeSignedIn(caller) && caller?.id === id,
  }),
];
