import type { z } from 'zod';

/** By name, in the past tense: `'match.finished': z.object({ … })`. */
export type EventSchemas = Readonly<Record<string, z.ZodType>>;

export interface ChannelDeclaration<
  P extends string = string,
  E extends EventSchemas = EventSchemas,
  S extends z.ZodType | null = z.ZodType | null,
> {
  readonly pattern: P;
  readonly summary: string;
  readonly events: E;
  /** For states without a revision: each replaces the previous one and may get lost. */
  readonly state: S;
}

/** `defineChannel('match:{id}', { summary, events })`. The server decides who may subscribe. */
export function defineChannel<
  const P extends string,
  const E extends EventSchemas,
  S extends z.ZodType | null = null,
>(
  pattern: P,
  { summary, events, state }: { summary: string; events: E; state?: S },
): ChannelDeclaration<P, E, S> {
  return { pattern, summary, events, state: (state ?? null) as S };
}

/** The same payload under several names. */
export function eventsOf<const N extends string, S extends z.ZodType>(
  names: readonly N[],
  payload: S,
): { readonly [K in N]: S } {
  return Object.fromEntries(names.map((name) => [name, payload])) as { readonly [K in N]: S };
}
