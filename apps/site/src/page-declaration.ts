/**
 * The declaration of a page, `index.page.ts` beside `index.tsx`: its first reads and its share tags.
 * `npm run generate` puts all of them into the server, so they and their imports must not depend on
 * React, styles or the browser.
 */
import type { Contract } from '@mes/contract';
import type { Call, OutputOf, SentInputOf } from '@mes/contract/define';

export interface PageDeclaration<First extends Reads = Reads, Next extends Reads = Reads> {
  /** The first reads of the page. A read that does not apply to this URL is null. */
  readonly reads?: (params: PageParams, search: URLSearchParams) => First;
  /** Reads that depend on the answers to the first ones. */
  readonly next?: (
    answers: PageAnswers<First>,
    params: PageParams,
    search: URLSearchParams,
  ) => Next;
  /** Whether there is a page at this address, where the answers alone do not say so; else it is a 404. */
  readonly exists?: (answers: PageAnswers<First>, params: PageParams) => boolean;
  /** Failed reads are undefined. */
  readonly share?: (answers: Partial<AnswersOf<First>>, params: PageParams) => ShareTags;
}

export interface PageParams {
  /** The part of the URL after the page's folder, decoded; empty for an `index`. */
  readonly value: string;
}

export interface ShareTags {
  readonly title: string;
  readonly description?: string;
  /** A path on the site or an absolute URL. */
  readonly image?: string;
  /** A video file that other sites may play, by its path, and its type. */
  readonly video?: { readonly url: string; readonly type: string };
  /** The query that belongs to the address of what is shared; without it, none does. */
  readonly query?: string;
  /** The path of an RSS feed. */
  readonly feed?: string;
}

declare const CALL: unique symbol;

export interface Read<C extends Call = Call> {
  readonly feature: Feature;
  readonly name: string;
  readonly input: SentInputOf<C>;
  /** Exists for the type checker only. */
  readonly [CALL]?: C;
}

/** A read that a component repeats by itself with other input: the pages of a list, filters. */
export interface InitialRead<C extends Call = Call> extends Read<C> {
  readonly isInitial: true;
}

export type Reads = Readonly<Record<string, Read | null>>;

export function definePage<First extends Reads = Reads, Next extends Reads = Reads>(
  page: PageDeclaration<First, Next>,
): PageDeclaration<First, Next> {
  return page;
}

/** `read('matches', 'website', { id })`: a call that visitors without an account may make. */
export function read<F extends Feature, K extends PublicCall<F>>(
  feature: F,
  name: K,
  input: SentInputOf<CallOf<F, K>>,
): Read<CallOf<F, K>> {
  return { feature, name, input };
}

export function initialRead<F extends Feature, K extends PublicCall<F>>(
  feature: F,
  name: K,
  input: SentInputOf<CallOf<F, K>>,
): InitialRead<CallOf<F, K>> {
  return { feature, name, input, isInitial: true };
}

export type Feature = keyof Contract;
export type CallOf<F extends Feature, K extends keyof Contract[F]> = Extract<Contract[F][K], Call>;

/** The server makes the reads of a page as a visitor. */
type PublicCall<F extends Feature> = {
  [K in keyof Contract[F] & string]: CallOf<F, K> extends { readonly who: 'public' } ? K : never;
}[keyof Contract[F] & string];

export type AnswerOf<R> = R extends Read<infer C> ? OutputOf<C> : never;

type AnswersOf<R extends Reads> = { readonly [K in keyof R]: AnswerOf<NonNullable<R[K]>> };

/** Without initial reads: they are made by the components that repeat them. */
export type PageAnswers<R extends Reads> = {
  readonly [K in keyof R as R[K] extends InitialRead | null ? never : K]:
    | AnswerOf<NonNullable<R[K]>>
    | (null extends R[K] ? undefined : never);
};
