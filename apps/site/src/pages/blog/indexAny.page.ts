import { FEED, MORE_NEWS } from '../../features/articles/news-request';
import * as texts from '../../features/articles/texts';
import { definePage, read } from '../../page-declaration';

export default definePage({
  reads: ({ value }) => ({ article: read('articles', 'read', { slug: value }) }),
  next: () => ({ newest: read('articles', 'thumbnails', MORE_NEWS) }),
  share: ({ article }) => {
    if (!article) return { title: texts.news };
    const { title, summary, picture, slug } = article;
    return {
      title,
      description: summary,
      feed: FEED,
      image: picture?.url ?? `/api/pictures/article/${slug}.png`,
    };
  },
});
