import { ARTICLE_LIMITS } from './limits';

/** Tags as they are stored: normalized, without duplicates, in the given order. */
export function normalizeTags(tags: readonly string[]): string[] {
  const normalized = tags.map(normalizeTag).filter((tag) => tag !== '');
  return [...new Set(normalized)].slice(0, ARTICLE_LIMITS.tags);
}

/** Lower case and single spaces: `Patch  Notes` and `patch notes` are equal. */
export function normalizeTag(tag: string): string {
  return tag
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .slice(0, ARTICLE_LIMITS.tag)
    .trimEnd();
}
