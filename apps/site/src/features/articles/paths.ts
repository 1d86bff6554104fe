export function articlePath(slug: string): string {
  return `/blog/${slug}`;
}

/** `{ tag: 'embers', page: 1 }` is the second page of the articles with that tag. */
export function newsPath({ tag, page = 0 }: { tag?: string; page?: number } = {}): string {
  const query = new URLSearchParams({
    ...(tag === undefined ? {} : { tag }),
    ...(page === 0 ? {} : { page: String(page + 1) }),
  });
  return query.size === 0 ? '/blog' : `/blog?${query}`;
}

/** Pages count from 0. */
export function authorPath(id: string, page = 0): string {
  const path = `/blog/author/${encodeURIComponent(id)}`;
  return page === 0 ? path : `${path}?page=${page + 1}`;
}

/** The list of articles without an id; the editor of a new article with `NEW_ARTICLE`. */
export function editorPath(id?: string): string {
  return id === undefined ? '/articles/editor' : `/articles/editor?article=${id}`;
}

/** The id of a new article in the URL of the editor. */
export const NEW_ARTICLE = 'new';
