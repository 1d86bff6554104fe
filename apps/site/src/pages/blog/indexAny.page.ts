import { FEED } from '../../features/articles/news-request';
import * as texts from '../../features/articles/texts';
import { definePage, read } from '../../page-declaration';

export default definePage({
  reads: ({ value }) => ({ article: read('articles', 'read', { slug: value }) }),
  next: ({ article: { id, slug, embeds } }) => ({
    related: read('articles', 'related', { slug }),
    reactions: read('articleReactions', 'counts', { id }),
    embeds: embeds.length === 0 ? null : read('embeds', 'find', { subjects: embeds }),
  }),
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
