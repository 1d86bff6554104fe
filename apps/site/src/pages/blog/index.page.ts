import { FEED, newsRequest } from '../../features/articles/news-request';
import { definePage, read } from '../../page-declaration';

export default definePage({
  reads: (_params, search) => ({ news: read('articles', 'thumbnails', newsRequest(search)) }),
  share: () => ({
    title: 'News',
    description: 'Recaps, interviews and announcements.',
    feed: FEED,
  }),
});
