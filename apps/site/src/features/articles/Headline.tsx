import type { ArticleThumbnail } from '@mes/contract/article-schemas';
import { tellsResults } from '@mes/domain/articles/result-tags';
import { useSpoiler } from '../../components/spoilers/use-spoiler';
import * as texts from './texts';

type Headlined = Pick<ArticleThumbnail, 'slug' | 'title' | 'summary' | 'tags'>;

/** The title in a list, or in its place that it is hidden: opening the article shows it. */
export function Headline({ article }: { article: Headlined }) {
  const isHidden = useIsHeadlineHidden(article);
  if (isHidden) return texts.headlineHidden;
  return tellsResults(article.tags) ? <span data-spoiler="">{article.title}</span> : article.title;
}

export function Summary({ article }: { article: Headlined }) {
  const isHidden = useIsHeadlineHidden(article);
  if (isHidden) return texts.headlineTellsResults;
  return tellsResults(article.tags) ? (
    <span data-spoiler="">{article.summary}</span>
  ) : (
    article.summary
  );
}

function useIsHeadlineHidden({ slug, tags }: Headlined): boolean {
  return useSpoiler(tellsResults(tags) ? `article:${slug}` : null).isHidden;
}
