export const NO_ARTICLE = 'There is no such article.';

export function articlePath(slug: string): string {
  return `/blog/${slug}`;
}

/** `{ tag: 'embers', page: 1 }` is the second page of what is tagged so. */
export function newsPath({ tag, page = 0 }: { tag?: string; page?: number } = {}): string {
  const query = new URLSearchParams({
    ...(tag === undefined ? {} : { tag }),
    ...(page === 0 ? {} : { page: String(page + 1) }),
  });
  return query.size === 0 ? '/blog' : `/blog?${query}`;
}

export function readingTime(minutes: number): string {
  return `${minutes} min read`;
}
