/** The channels that clients can subscribe to. A feature that grows more than one keeps its own list. */
import type { Channel } from '../platform/gateway/channels';
import { defineChannel, permitted } from '../platform/gateway/channels';
import { mayListen } from './rooms/service';

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
  defineChannel({ pattern: 'player:{id}', audience: permitted('public') }),
  defineChannel({ pattern: 'players', audience: permitted('public') }),
  defineChannel({ pattern: 'team:{name}', audience: permitted('public') }),
  defineChannel({ pattern: 'teams', audience: permitted('public') }),
  defineChannel({ pattern: 'match:{id}', audience: permitted('public') }),
  defineChannel({ pattern: 'matches', audience: permitted('public') }),
  defineChannel({
    pattern: 'room:{id}',
    audience: (caller, { id }, db) => mustBeSignedIn(caller) && mayListen(db, caller, id),
  }),
  // As it is captured: the public channel of the match is behind by the stream delay.
  defineChannel({ pattern: 'capture:{id}', audience: permitted('Moderator') }),
  defineChannel({ pattern: 'leaderboards', audience: permitted('public') }),
  defineChannel({ pattern: 'tournament:{id}', audience: permitted('public') }),
  defineChannel({ pattern: 'tournaments', audience: permitted('public') }),
  defineChannel({ pattern: 'articles', audience: permitted('public') }),
  defineChannel({ pattern: 'stream', audience: permitted('public') }),
];
