import { FEED, newsRequest } from '../../features/articles/news-request';
import * as texts from '../../features/articles/texts';
import { definePage, read } from '../../page-declaration';

export default definePage({
  reads: (_params, search) => ({ news: read('articles', 'thumbnails', newsRequest(search)) }),
  share: () => ({
    title: texts.news,
    description: texts.newsLead,
    feed: FEED,
  }),
});
