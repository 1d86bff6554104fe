import type { Article } from '@mes/contract/article-schemas';
import { type PageDeclaration, read, type ShareTags } from '../../platform/pages/declaration';

/** As the pages ask for them: the same words, or what was read is not found again. */
const FIRST_PAGE = { page: 0, size: 10 };
const MORE_NEWS = { page: 0, size: 4 };
const FEED = '/api/articles/feed.xml';

export const articlePages: readonly PageDeclaration[] = [
  {
    route: '/blog',
    reads: () => [read('articles', 'thumbnails', FIRST_PAGE)],
    share: () => ({
      title: 'News',
      description: 'Recaps, interviews and announcements.',
      feed: FEED,
    }),
  },
  {
    route: '/blog/:value',
    reads: ({ value = '' }) => [read('articles', 'read', { slug: value })],
    next: () => [read('articles', 'thumbnails', MORE_NEWS)],
    share: ({ answers }) => shareOf(answers[0] as Article | undefined),
  },
];

function shareOf(article: Article | undefined): ShareTags {
  if (!article) return { title: 'News' };
  const { title, summary, picture, slug } = article;
  return {
    title,
    description: summary,
    feed: FEED,
    image: picture?.url ?? `/api/pictures/article/${slug}.png`,
  };
}
