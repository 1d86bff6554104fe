export function giveawaysPath(page = 0): string {
  return page === 0 ? '/promo' : `/promo?page=${page + 1}`;
}

export function giveawayPath(id: string): string {
  return `/promo/${id}`;
}

/** The list without an id; the form of a new giveaway with `NEW_GIVEAWAY`. */
export function editorPath(id?: string): string {
  return id === undefined ? '/promo/editor' : `/promo/editor?giveaway=${id}`;
}

/** The id of a new giveaway in the URL of the editor. */
export const NEW_GIVEAWAY = 'new';
