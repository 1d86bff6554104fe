export const FEED = '/api/articles/feed.xml';

/** One more than is shown below an article: the article itself may be among them. */
export const MORE_NEWS = { page: 0, size: 4 };

/** A large card and three full rows. */
const PAGE_OF_ARTICLES = 10;

/** What an address of the news asks for: people count pages from 1, and nonsense is the first. */
export function newsRequest(address: URLSearchParams) {
  const tag = address.get('tag') ?? undefined;
  const page = Number(address.get('page') ?? 1);
  const isPage = Number.isInteger(page) && page >= 1 && page <= 10_000;
  return {
    page: isPage ? page - 1 : 0,
    size: PAGE_OF_ARTICLES,
    tag,
  };
}
