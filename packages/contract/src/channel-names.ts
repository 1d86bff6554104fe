/** How channels are named on the wire. Browsers load this file: it knows no schemas. */

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
