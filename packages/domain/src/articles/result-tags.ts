/** Normalized tags of articles whose headlines may tell how something ended. */
export const RESULT_TAGS: readonly string[] = ['recap', 'results'];

export function tellsResults(tags: readonly string[]): boolean {
  return tags.some((tag) => RESULT_TAGS.includes(tag));
}
