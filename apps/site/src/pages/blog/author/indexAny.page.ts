import { newsRequest } from '../../../features/articles/news-request';
import * as texts from '../../../features/articles/texts';
import { interpolate } from '../../../interpolate';
import { definePage, read } from '../../../page-declaration';

export default definePage({
  reads: ({ value }, search) => ({
    author: read('articles', 'author', { id: value }),
    news: read('articles', 'thumbnails', { ...newsRequest(search), author: value }),
  }),
  share: ({ author }) => {
    if (!author) return { title: texts.news };
    return { title: interpolate(texts.newsBy, { name: author.name }) };
  },
});
