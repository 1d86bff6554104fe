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

/** Without an id the list of articles; with `NEW_ARTICLE` the editor of one that is not saved yet. */
export function editorPath(id?: string): string {
  return id === undefined ? '/articles/editor' : `/articles/editor?article=${id}`;
}

/** Stands for the id in the address of an article that is not saved yet. */
export const NEW_ARTICLE = 'new';
