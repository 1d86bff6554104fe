/** How channels are named on the wire. Browsers load this file: it knows no schemas. */

export const channelPatterns = {
  properties: 'properties',
  staff: 'staff',
  account: 'account:{id}',
  player: 'player:{id}',
  players: 'players',
  team: 'team:{name}',
  teams: 'teams',
  match: 'match:{id}',
  matches: 'matches',
  room: 'room:{id}',
  capture: 'capture:{id}',
  leaderboards: 'leaderboards',
  tournament: 'tournament:{id}',
  tournaments: 'tournaments',
  articles: 'articles',
  stream: 'stream',
  overlay: 'overlay',
  blacklist: 'blacklist',
  giveaways: 'giveaways',
  voting: 'voting',
} as const;

export type ChannelPatterns = typeof channelPatterns;
export type ChannelKey = keyof ChannelPatterns;

/** How a cache rule names a channel: `stream`, or `match:{field}` with a field of the call's input. */
export type CacheTopic = {
  [K in ChannelKey]: ChannelPatterns[K] extends `${infer Start}{${string}}`
    ? `${Start}{${string}}`
    : ChannelPatterns[K];
}[ChannelKey];

/** The name in braces: `match:{id}` gives `'id'`. No channel has more than one. */
export type ParameterOf<P extends string> = P extends `${string}{${infer Name}}` ? Name : never;

/** One channel of a kind: `channels.match('12')`. Its type says which events travel on it. */
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
