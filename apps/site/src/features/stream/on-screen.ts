/** Whether something that was shown has not run out or been hidden. */
export function isOnScreen(
  shown: { readonly shownAt: number; readonly until: number | null } | null,
  now: number,
): boolean {
  return shown !== null && (shown.until === null || shown.until > now);
}
