/**
 * What the server knows about a page: the reads that it shows at once and how it looks where its
 * address is shared. The site declares it beside the page, `npm run generate` brings it here. A page
 * without a declaration is served too, with nothing read for it.
 */
import { contract } from '@mes/contract';
import { type Call, nameOf } from '@mes/contract/define';

export interface PageDeclaration {
  /** As the site's router writes it: `/`, `/players/:value`, `/highlights/*`. */
  readonly route: string;
  readonly reads?: (params: PageParams, search: URLSearchParams) => PageReads;
  /** Reads that follow from the answers of the first. */
  readonly next?: (answers: PageAnswers, params: PageParams, search: URLSearchParams) => PageReads;
  readonly share?: (answers: PageAnswers, params: PageParams) => ShareTags;
}

export interface PageParams {
  /** What follows the folder of the page in the address, decoded; empty where nothing may follow. */
  readonly value: string;
}

/** By the names that the page gives them; null is a read that does not apply to the address. */
export type PageReads = Readonly<Record<string, PageRead | null>>;

/** By the names of their reads, without those that failed. */
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
  /** The path of an RSS feed. */
  readonly feed?: string;
}

const CALLS: Readonly<Record<string, Readonly<Record<string, Call>>>> = contract;

/** Reads are made as a visitor, and the page is the same for everyone: only public calls will do. */
export function callOf({ feature, name }: PageRead): Call {
  const call = CALLS[feature]?.[name];
  if (!call) throw new Error(`A page reads ${feature}.${name}, which is not in the contract.`);
  if (call.who !== 'public') throw new Error(`A page reads ${nameOf(call)}, which is not public.`);
  if (call.available === false)
    throw new Error(`A page reads ${nameOf(call)}, which is not available yet.`);
  return call;
}

/** Throws where a page declares a first read that it could never make. */
export function validateDeclarations(declarations: readonly PageDeclaration[]): void {
  for (const { reads } of declarations) {
    const first = reads?.({ value: 'any' }, new URLSearchParams()) ?? {};
    for (const read of Object.values(first)) if (read) callOf(read);
  }
}
