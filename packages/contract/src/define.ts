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
 * Only for reads whose answer is the same for everyone. The serialised answer is kept for
 * `seconds` at most and dropped by any event on one of the `until` channels; `{field}` in the name of
 * a channel stands for that field of the input.
 */
export interface CacheRule {
  readonly seconds: number;
  readonly until: readonly CacheTopic[];
}

interface CallShape {
  readonly summary: string;
  readonly who: Who;
  readonly input: z.ZodObject;
  readonly output: z.ZodType;
  /** A list of which one page is returned: the answer carries `metadata.total`. */
  readonly paged?: true;
  readonly cache?: CacheRule;
  /**
   * The channel whose revision the answer carries as `metadata.revision`: at least as new as that. A
   * client that has applied a later event of the channel discards the answer.
   */
  readonly revision?: CacheTopic;
  readonly limit?: RateLimit;
  /** False while the feature behind the call is not built: it answers "not available yet". */
  readonly available?: false;
  /** The answer tells a secret, this once: it is not kept for a repeat under the same key. */
  readonly secret?: true;
  /** Carried out by the transport itself and not by a feature: the envelope and the batch. */
  readonly transport?: true;
}

export interface RestShape extends CallShape {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Under /api. Input fields named in braces travel in the path, the others in query or body. */
  readonly path: string;
  /** Input fields that a header may carry instead, by its name in small letters; body and query win. */
  readonly headers?: Readonly<Record<string, string>>;
  /** The output is the text of such a file, and is sent bare; only errors are JSON. */
  readonly file?: FileKind;
}

export interface FileKind {
  /** `text/csv; charset=utf-8` */
  readonly type: string;
  readonly name: string;
}

export interface ActionShape extends CallShape {
  readonly object: string;
  readonly action: string;
  /** The input field that the envelope's `value` carries: the key of the call's subject. */
  readonly value?: string;
  /** The input field that takes the envelope's `data` whole. Without it, data's fields are spread. */
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

/** How a call is named in logs, metrics and messages: `GET /properties/{id}` or `property/read`. */
export function nameOf(call: Call): string {
  const known = names.get(call);
  if (known !== undefined) return known;
  const name =
    call.kind === 'rest' ? `${call.method} ${call.path}` : `${call.object}/${call.action}`;
  names.set(call, name);
  return name;
}

/** Asked for several times in every request: the same string each time is compared for free. */
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
