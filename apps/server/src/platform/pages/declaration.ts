import { type Contract, contract } from '@mes/contract';
import type { Call, SentInputOf } from '@mes/contract/define';

/**
 * What the server knows about a page before the browser asks: the reads that it shows at once and
 * how it looks where its address is shared. Features declare theirs; a page without a declaration
 * is served too, only with nothing in hand.
 */
export interface PageDeclaration {
  /** As the site's router writes it: `/`, `/players/:value`, `/highlights/*`. */
  readonly route: string;
  /** Public reads only, made as a visitor: the page is the same for everyone. */
  readonly reads?: (params: PageParams) => readonly PageRead[];
  /** Reads that follow from the answers of the first. */
  readonly next?: (found: {
    params: PageParams;
    answers: readonly unknown[];
  }) => readonly PageRead[];
  readonly share?: (found: { params: PageParams; answers: readonly unknown[] }) => ShareTags;
}

/** `value` of `:value`, `*` of a catch-all; decoded. */
export type PageParams = Readonly<Record<string, string>>;

export interface PageRead {
  readonly feature: string;
  readonly name: string;
  readonly call: Call;
  readonly input: Record<string, unknown>;
}

export interface ShareTags {
  readonly title: string;
  readonly description?: string;
  /** A path on the site or a whole address. */
  readonly image?: string;
  /** For readers of feeds, a path on the site. */
  readonly feed?: string;
}

type CallOf<F extends keyof Contract, K extends keyof Contract[F]> = Extract<Contract[F][K], Call>;

/** `read('properties', 'get', { id: 'streamLink' })`: the same words as `useCall` on the page. */
export function read<F extends keyof Contract, K extends keyof Contract[F] & string>(
  feature: F,
  name: K,
  input: SentInputOf<CallOf<F, K>>,
): PageRead {
  const call = contract[feature][name] as CallOf<F, K>;
  return { feature, name, call, input };
}
