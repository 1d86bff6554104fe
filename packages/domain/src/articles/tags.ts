import { ARTICLE_LIMITS } from './limits';

/** As they are kept: small letters, single blanks, each once, in the order in which they were given. */
export function tidyTags(tags: readonly string[]): string[] {
  const tidied = tags.map(tidyTag).filter((tag) => tag !== '');
  return [...new Set(tidied)].slice(0, ARTICLE_LIMITS.tags);
}

/** `Patch  Notes` and `patch notes` are the same. */
export function tidyTag(tag: string): string {
  return tag
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .slice(0, ARTICLE_LIMITS.tag)
    .trimEnd();
}
