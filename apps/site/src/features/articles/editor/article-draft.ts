import type { ArticleContent, EditableArticle } from '@mes/contract/article-schemas';
import { normalizeTags } from '@mes/domain/articles/tags';

/** The state of the form. */
export interface ArticleDraft {
  readonly title: string;
  readonly summary: string;
  readonly html: string;
  /** As typed, separated by commas. */
  readonly tags: string;
  readonly picture: { readonly filename: string; readonly url: string } | null;
}

export type ArticleFields = Pick<
  EditableArticle,
  'title' | 'summary' | 'html' | 'tags' | 'picture'
>;

const EMPTY: ArticleDraft = { title: '', summary: '', html: '', tags: '', picture: null };

export function draftOf(article: ArticleFields | null): ArticleDraft {
  if (!article) return EMPTY;
  const { title, summary, html, tags, picture } = article;
  return { title, summary, html, tags: tags.join(', '), picture };
}

export function contentOf({ title, summary, html, tags, picture }: ArticleDraft): ArticleContent {
  return { title, summary, html, tags: tagsIn(tags), picture: picture?.filename ?? null };
}

export function tagsIn(typed: string): string[] {
  return normalizeTags(typed.split(','));
}

export function isSameContent(one: ArticleDraft, other: ArticleDraft): boolean {
  return JSON.stringify(contentOf(one)) === JSON.stringify(contentOf(other));
}
