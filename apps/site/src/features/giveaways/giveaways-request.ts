const PAGE_SIZE = 24;

/** The request for a URL of the list. Pages in the URL start at 1; invalid ones mean the first. */
export function giveawaysRequest(params: URLSearchParams) {
  const page = Number(params.get('page') ?? 1);
  const isPage = Number.isInteger(page) && page >= 1 && page <= 10_000;
  return { page: isPage ? page - 1 : 0, size: PAGE_SIZE };
}
