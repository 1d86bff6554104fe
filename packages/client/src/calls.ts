import type { Contract } from '@mes/contract';
import type { Call, OutputOf, SentInputOf } from '@mes/contract/define';

export interface CallOptions {
  readonly signal?: AbortSignal;
  /** For callers that repeat a write themselves. By default each write gets a new key. */
  readonly idempotencyKey?: string;
  /** Skips the cache. */
  readonly fresh?: boolean;
  /** Not over the socket, such as where the answer sets a cookie. */
  readonly overHttp?: boolean;
  /** Joins object/action calls of the same tick into one request. */
  readonly batch?: boolean;
}

export type CallFunction<C extends Call> = (
  ...args: Arguments<SentInputOf<C>>
) => Promise<OutputOf<C>>;

/** The input is optional if all of its fields are. */
type Arguments<Input> =
  Record<never, never> extends Input
    ? [input?: Input, options?: CallOptions]
    : [input: Input, options?: CallOptions];

/** Every call of the contract, by feature and name. A paged call resolves to `{data, total}`. */
export type Calls = {
  readonly [F in keyof Contract]: {
    readonly [K in keyof Contract[F]]: Contract[F][K] extends Call
      ? CallFunction<Contract[F][K]>
      : never;
  };
};

export type SettledResults<T extends readonly unknown[]> = {
  -readonly [K in keyof T]: PromiseSettledResult<Awaited<T[K]>>;
};
