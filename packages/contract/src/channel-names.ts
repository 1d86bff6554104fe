/** The names of channels on the wire. Without zod, because browsers load this file. */

export const channelPatterns = {
  properties: 'properties',
  brand: 'brand',
  operations: 'operations',
  queue: 'queue',
  staff: 'staff',
  account: 'account:{id}',
  player: 'player:{id}',
  players: 'players',
  team: 'team:{name}',
  teams: 'teams',
  match: 'match:{id}',
  matches: 'matches',
  matchComments: 'match_comments:{id}',
  room: 'room:{id}',
  capture: 'capture:{id}',
  leaderboards: 'leaderboards',
  tournament: 'tournament:{id}',
  tournaments: 'tournaments',
  pickem: 'pickem:{id}',
  articles: 'articles',
  announcements: 'announcements',
  article: 'article:{id}',
  tutorials: 'tutorials',
  stream: 'stream',
  show: 'show',
  overlay: 'overlay',
  blacklist: 'blacklist',
  logs: 'logs',
  giveaways: 'giveaways',
  highlights: 'highlights',
  clipQueue: 'clip_queue',
  voting: 'voting',
  store: 'store',
  ticket: 'ticket:{id}',
  ticketNotes: 'ticket_notes:{id}',
  tickets: 'tickets',
  discordChannel: 'discord_channel:{id}',
  chats: 'chats',
  chat: 'chat:{id}',
  forms: 'forms',
} as const;

export type ChannelPatterns = typeof channelPatterns;
export type ChannelKey = keyof ChannelPatterns;

/** A channel in a cache rule: `stream`, or `match:{field}` with a field of the call's input. */
export type CacheTopic = {
  [K in ChannelKey]: ChannelPatterns[K] extends `${infer Start}{${string}}`
    ? `${Start}{${string}}`
    : ChannelPatterns[K];
}[ChannelKey];

/** The name in braces: `match:{id}` gives `'id'`. No channel has more than one. */
export type ParameterOf<P extends string> = P extends `${string}{${infer Name}}` ? Name : never;

/** A channel such as `channels.match('12')`. Its type determines its events. */
export interface ChannelReference<K extends string = string> {
  readonly key: K;
  /** `match:12` */
  readonly name: string;
}

export type ChannelReferences<Patterns extends Readonly<Record<string, string>>> = {
  readonly [K in keyof Patterns & string]: [ParameterOf<Patterns[K]>] extends [never]
    ? () => ChannelReference<K>
    : (value: string) => ChannelReference<K>;
};

export function createChannelReferences<const Patterns extends Readonly<Record<string, string>>>(
  patterns: Patterns,
): ChannelReferences<Patterns> {
  const entries = Object.entries(patterns).map(([key, pattern]) => [
    key,
    (value = '') => ({ key, name: pattern.replace(/\{\w+\}/, () => value) }),
  ]);
  return Object.fromEntries(entries) as ChannelReferences<Patterns>;
}
