/** Results that the visitor has asked for, until the page is loaded again. */
import { observable } from '@mes/client/observable';

/**
 * The key of figures that follow from many results: a form, a record, what the last series did to a
 * rating. They have no result of their own to ask for, so they are shown with everything on the page.
 */
export const MANY_RESULTS = 'many results';

/** The key of a headline that tells a result. */
export function spoilerOfArticle(slug: string): string {
  return `article:${slug}`;
}

const revealed = observable<ReadonlySet<string>>(new Set());
const hiddenCount = observable(0);

export const revealedKeys = { get: revealed.get, subscribe: revealed.subscribe };
/** How many results are hidden on the page. */
export const hiddenResults = { get: hiddenCount.get, subscribe: hiddenCount.subscribe };

/** By the id of a match or tournament. */
export function reveal(key: string): void {
  revealed.set(new Set([...revealed.get(), key]));
}

export function revealPage(): void {
  reveal(keyOfPage());
}

export function isRevealed(keys: ReadonlySet<string>, key: string): boolean {
  return keys.has(key) || keys.has(keyOfPage());
}

/** The returned function takes it back. */
export function countHidden(): () => void {
  hiddenCount.set(hiddenCount.get() + 1);
  return () => hiddenCount.set(hiddenCount.get() - 1);
}

function keyOfPage(): string {
  return `page:${location.pathname}`;
}
