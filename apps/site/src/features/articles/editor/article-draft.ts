import type { ArticleContent, EditableArticle } from '@mes/contract/article-schemas';
import { normalizeTags } from '@mes/domain/articles/tags';
import type { PickedPicture } from '../../../components/pictures/read-picture';

/** The state of the form. */
export interface ArticleDraft {
  readonly title: string;
  readonly summary: string;
  readonly html: string;
  /** As typed, separated by commas. */
  readonly tags: string;
  readonly cover: Cover;
}

interface Cover {
  readonly picture: { readonly filename: string; readonly url: string } | null;
  /** A picture that is not uploaded yet. */
  readonly chosen: PickedPicture | null;
}

export type ArticleFields = Pick<
  EditableArticle,
  'title' | 'summary' | 'html' | 'tags' | 'picture'
>;

const NO_COVER: Cover = { picture: null, chosen: null };
const EMPTY: ArticleDraft = { title: '', summary: '', html: '', tags: '', cover: NO_COVER };

export function draftOf(article: ArticleFields | null): ArticleDraft {
  if (!article) return EMPTY;
  const { title, summary, html, tags, picture } = article;
  return { title, summary, html, tags: tags.join(', '), cover: { picture, chosen: null } };
}

export function contentOf({ title, summary, html, tags, cover }: ArticleDraft): ArticleContent {
  return { title, summary, html, tags: tagsIn(tags), picture: cover.picture?.filename ?? null };
}

export function withoutFiles(draft: ArticleDraft): ArticleDraft {
  return { ...draft, cover: { ...draft.cover, chosen: null } };
}

export function tagsIn(typed: string): string[] {
  return normalizeTags(typed.split(','));
}

export function isSameContent(one: ArticleDraft, other: ArticleDraft): boolean {
  if (one.cover.chosen !== other.cover.chosen) return false;
  return JSON.stringify(contentOf(one)) === JSON.stringify(contentOf(other));
}
