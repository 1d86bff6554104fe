import type { z } from 'zod';
import type { CacheTopic } from './channel-names';

/** `public`, `login`, or a permission rule such as `Admin|editstream`. */
export type Who = 'public' | 'login' | (string & {});

export interface RateLimit {
  /** Calls allowed in each window, counted by account, or by address for visitors. */
  readonly calls: number;
  readonly seconds: number;
}

/**
 * Only for reads with the same response for everyone. The serialised response is cached for at most
 * `seconds` and invalidated by any event on one of the `until` channels. `{field}` in the name of a
 * channel is replaced by that field of the input.
 */
export interface CacheRule {
  readonly seconds: number;
  readonly until: readonly CacheTopic[];
  /** A field of the listed rows: the response is not cached beyond the earliest such time. */
  readonly rowsEndAt?: string;
}

interface CallShape {
  readonly summary: string;
  readonly who: Who;
  /** With these values of its fields, being signed in is enough; the handler says about whom. */
  readonly loginFor?: Readonly<Record<string, string>>;
  /** A ban from the site does not refuse this call. */
  readonly banned?: 'allowed';
  readonly input: z.ZodObject;
  readonly output: z.ZodType;
  /** Returns one page of a list; the response has `metadata.total`. */
  readonly paged?: true;
  readonly cache?: CacheRule;
  /**
   * With these values of its fields, the response is the same for everyone who may make the call: it is
   * cached on the server after the caller's permission was checked.
   */
  readonly cacheFor?: { readonly fields: Readonly<Record<string, string>> } & CacheRule;
  /**
   * The channels that pages of this response follow. The response has their revisions as metadata, and its
   * data is at least as new. A client that has applied a later event of one of them discards the response;
   * one that subscribed at a later revision reads again. A channel whose field was not sent is left out.
   */
  readonly revision?: CacheTopic | readonly CacheTopic[];
  readonly limit?: RateLimit;
  /** The response contains a secret, so it is not stored for repeats with the same idempotency key. */
  readonly secret?: true;
  /** The log does not say who made it. */
  readonly anonymous?: true;
  /** Handled by the transport instead of a feature: the envelope and the batch. */
  readonly transport?: true;
}

export interface RestShape extends CallShape {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Under /api. Input fields in braces are path parameters, the others are in query or body. */
  readonly path: string;
  /** Input fields that may come from a header, by its lower-case name. Body and query take precedence. */
  readonly headers?: Readonly<Record<string, string>>;
  /** The output is the text of such a file; only errors are JSON. */
  readonly file?: FileKind;
  /** The body is multipart with one file, which the handler reads while it arrives. */
  readonly upload?: true;
}

export interface FileKind {
  /** `text/csv; charset=utf-8` */
  readonly type: string;
  /** Unless given, the last part of the address. */
  readonly name?: string;
  /** The handler hands out bytes, which are read while they are sent. The output is not used. */
  readonly binary?: true;
  /** A page may show it. Only for types that run nothing, such as videos; all else is a download. */
  readonly inline?: true;
}

export interface ActionShape extends CallShape {
  readonly object: string;
  readonly action: string;
  /** The input field in the envelope's `value`, such as an id. */
  readonly value?: string;
  /** The input field that is the whole `data` of the envelope. By default, `data` has all other fields. */
  readonly data?: string;
}

export type RestCall = RestShape & { readonly kind: 'rest' };
export type ActionCall = ActionShape & { readonly kind: 'action' };
export type Call = RestCall | ActionCall;

export function defineCall<const C extends RestShape>(call: C): C & { readonly kind: 'rest' } {
  return { ...call, kind: 'rest' };
}

export function defineAction<const C extends ActionShape>(
  call: C,
): C & { readonly kind: 'action' } {
  return { ...call, kind: 'action' };
}

/** The name of a call in logs, metrics and messages: `GET /properties/{id}` or `property/read`. */
export function nameOf(call: Call): string {
  const known = names.get(call);
  if (known !== undefined) return known;
  const name =
    call.kind === 'rest' ? `${call.method} ${call.path}` : `${call.object}/${call.action}`;
  names.set(call, name);
  return name;
}

/** Cached, because every request needs the name several times. */
const names = new WeakMap<Call, string>();

export type InputOf<C extends Call> = z.output<C['input']>;
export type SentInputOf<C extends Call> = z.input<C['input']>;
export type OutputOf<C extends Call> = C extends { readonly paged: true }
  ? Page<z.output<C['output']>>
  : z.output<C['output']>;

export interface Page<T> {
  readonly data: T;
  readonly total: number;
}
