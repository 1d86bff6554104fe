import type { ArticleThumbnail } from '@mes/contract/article-schemas';
import { tellsResults } from '@mes/domain/articles/result-tags';
import { spoilerOfArticle } from '../../components/spoilers/revealed';
import { SpoilerTitle } from '../../components/spoilers/SpoilerTitle';
import { useSpoiler } from '../../components/spoilers/use-spoiler';
import * as texts from './texts';

type Headlined = Pick<ArticleThumbnail, 'slug' | 'title' | 'summary' | 'tags'>;

/** The title in a list, or in its place that it is hidden: opening the article shows it. */
export function Headline({ article }: { article: Headlined }) {
  return <SpoilerTitle of={spoilerOf(article)}>{article.title}</SpoilerTitle>;
}

export function Summary({ article }: { article: Headlined }) {
  const key = spoilerOf(article);
  const { isHidden } = useSpoiler(key);
  if (isHidden) return texts.headlineTellsResults;
  return key !== null ? <span data-spoiler="">{article.summary}</span> : article.summary;
}

function spoilerOf({ slug, tags }: Headlined): string | null {
  return tellsResults(tags) ? spoilerOfArticle(slug) : null;
}
