/** Lists that do not fit a screen are shown page after page, in turns that the clock decides. */
export const PAGE_MS = 12_000;

export function pageOf<T>(
  items: readonly T[],
  { size, now }: { size: number; now: number },
): readonly T[] {
  const pages = Math.max(1, Math.ceil(items.length / size));
  const page = Math.floor(now / PAGE_MS) % pages;
  return items.slice(page * size, (page + 1) * size);
}
