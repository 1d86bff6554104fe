import type {
  Article,
  ArticleSummary,
  ArticleThumbnail,
  EditableArticle,
} from '@mes/contract/article-schemas';
import { outlineOf } from '@mes/domain/articles/outline';
import { findEmbeds } from '@mes/domain/embeds/embeds';
import { publicationState } from '@mes/domain/publication/state';
import { pictureReference } from '../../platform/files/store';
import type { FoundArticle, FoundSummary, FoundThumbnail } from './repository';

interface PlayerRow {
  readonly id: string;
  readonly name: string;
  readonly photo: string | null;
}

export function toThumbnail({ article, author }: FoundThumbnail): ArticleThumbnail {
  const { picture, ...shown } = article;
  return { ...shown, picture: toPicture(picture), author: toPlayer(author) };
}

/** Of one that is published. */
export function toArticle({ article, author }: FoundArticle): Article {
  const { id, slug, title, summary, picture, tags } = article;
  const { readingMinutes, publishedAt, updatedAt, revision } = article;
  return {
    ...{ id, slug, title, summary, tags, readingMinutes, updatedAt, revision },
    ...outlineOf(article.html),
    embeds: findEmbeds(article.html),
    publishedAt: publishedAt!,
    picture: toPicture(picture),
    author: toPlayer(author),
  };
}

export function toSummary({ article, author, updater }: FoundSummary, now: number): ArticleSummary {
  const { deletedAt, ...shown } = article;
  return {
    ...shown,
    state: publicationState({ publishedAt: shown.publishedAt, deletedAt }, now),
    author: toPlayer(author),
    updatedBy: toPlayer(updater),
  };
}

export function toEditable(
  { article, author, updater }: FoundArticle,
  now: number,
): EditableArticle {
  const { id, slug, title, summary, html, picture, tags } = article;
  const { readingMinutes, publishedAt, updatedAt, revision } = article;
  return {
    ...{ id, slug, title, summary, html, tags, readingMinutes, publishedAt, updatedAt, revision },
    state: publicationState(article, now),
    picture: pictureReference(picture),
    author: toPlayer(author),
    updatedBy: toPlayer(updater),
  };
}

export function toPlayer<Row extends PlayerRow | null>(row: Row) {
  return row && { id: row.id, name: row.name, photo: pictureReference(row.photo)?.url ?? null };
}

function toPicture(name: string | null): ArticleThumbnail['picture'] {
  const found = pictureReference(name);
  return found && { url: found.url, placeholder: found.placeholder };
}
