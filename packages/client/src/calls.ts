import type { Contract } from '@mes/contract';
import type { Call, OutputOf, SentInputOf } from '@mes/contract/define';

export interface CallOptions {
  readonly signal?: AbortSignal;
  /** Given by those who repeat a write themselves; each write has one of its own otherwise. */
  readonly idempotencyKey?: string;
  /** Asks the server even if an answer is kept. */
  readonly fresh?: boolean;
  /** Joins object/action calls of the same tick into one request. */
  readonly batch?: boolean;
}

export type CallFunction<C extends Call> = (
  ...args: Arguments<SentInputOf<C>>
) => Promise<OutputOf<C>>;

/** The input can be left out where every field of it can. */
type Arguments<Input> =
  Record<never, never> extends Input
    ? [input?: Input, options?: CallOptions]
    : [input: Input, options?: CallOptions];

/** Every call of the contract, by feature and name. A paged one resolves to `{data, total}`. */
export type Calls = {
  readonly [F in keyof Contract]: {
    readonly [K in keyof Contract[F]]: Contract[F][K] extends Call
      ? CallFunction<Contract[F][K]>
      : never;
  };
};

export type Settled<T extends readonly unknown[]> = {
  -readonly [K in keyof T]: PromiseSettledResult<Awaited<T[K]>>;
};
