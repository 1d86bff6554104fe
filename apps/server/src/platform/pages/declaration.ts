/**
 * What the server knows about a page: its initial reads and its share tags. The site declares it
 * beside the page, and `npm run generate` copies it here. A page without a declaration is served
 * without initial data.
 */
import { contract } from '@mes/contract';
import { type Call, nameOf } from '@mes/contract/define';

export interface PageDeclaration {
  /** In the syntax of the site's router: `/`, `/players/:value`, `/highlights/*`. */
  readonly route: string;
  readonly reads?: (params: PageParams, search: URLSearchParams) => PageReads;
  /** Reads that depend on the answers of the first ones. */
  readonly next?: (answers: PageAnswers, params: PageParams, search: URLSearchParams) => PageReads;
  /** Whether there is a page at this address; called once every first read is answered. */
  readonly exists?: (answers: PageAnswers, params: PageParams) => boolean;
  readonly share?: (answers: PageAnswers, params: PageParams) => ShareTags;
}

export interface PageParams {
  /** The decoded part of the path after the folder of the page; empty for routes without one. */
  readonly value: string;
}

/** By the names that the page gives them; null for a read that does not apply to the address. */
export type PageReads = Readonly<Record<string, PageRead | null>>;

/** By the names of their reads; failed reads are missing. */
export type PageAnswers = Readonly<Record<string, unknown>>;

export interface PageRead {
  readonly feature: string;
  readonly name: string;
  readonly input: Record<string, unknown>;
}

export interface ShareTags {
  readonly title: string;
  readonly description?: string;
  /** A path on the site or a full address. */
  readonly image?: string;
  /** A video file that other sites may play, by its path, and its type. */
  readonly video?: { readonly url: string; readonly type: string };
  /** The path of an RSS feed. */
  readonly feed?: string;
  /** The query that belongs to the address of what is shared: `?player=leader`. */
  readonly query?: string;
}

const CALLS: Readonly<Record<string, Readonly<Record<string, Call>>>> = contract;

/** Reads are made without an account, because the page is the same for everyone: calls must be public. */
export function callOf({ feature, name }: PageRead): Call {
  const call = CALLS[feature]?.[name];
  if (!call) throw new Error(`A page reads ${feature}.${name}, which is not in the contract.`);
  if (call.who !== 'public') throw new Error(`A page reads ${nameOf(call)}, which is not public.`);
  return call;
}

/** Throws if a page declares a first read that it may not make. */
export function validateDeclarations(declarations: readonly PageDeclaration[]): void {
  for (const { reads } of declarations) {
    const first = reads?.({ value: 'any' }, new URLSearchParams()) ?? {};
    for (const read of Object.values(first)) if (read) callOf(read);
  }
}
