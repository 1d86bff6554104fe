/** The list without an id; the form of a new announcement with `NEW_ANNOUNCEMENT`. */
export function announcementPath(id?: string): string {
  return id === undefined ? '/announcement' : `/announcement?id=${id}`;
}

/** The id of a new announcement in the URL. */
export const NEW_ANNOUNCEMENT = 'new';
