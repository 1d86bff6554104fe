export const FEED = '/api/articles/feed.xml';
export const FEED_WITHOUT_RESULTS = `${FEED}?spoilers=hide`;

/** One large card and three full rows. */
export const NEWS_PER_PAGE = 10;

/** The request for a URL of the news. Pages in the URL start at 1; invalid ones mean the first. */
export function newsRequest(params: URLSearchParams) {
  const tag = params.get('tag') ?? undefined;
  const page = Number(params.get('page') ?? 1);
  const isPage = Number.isInteger(page) && page >= 1 && page <= 10_000;
  return {
    page: isPage ? page - 1 : 0,
    size: NEWS_PER_PAGE,
    tag,
  };
}
