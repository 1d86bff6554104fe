/** The same for the page's declaration, so that the server embeds the first page. */
export function blacklistRequest(query: string) {
  return { filters: { query }, size: 25 };
}
