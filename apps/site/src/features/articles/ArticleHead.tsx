import type { Article } from '@mes/contract/article-schemas';
import type { ReactNode } from 'react';
import { AppLink } from '../../components/AppLink';
import { PlayerPhoto } from '../../components/pictures/PlayerPhoto';
import { Time } from '../../components/text/Time';
import { interpolate } from '../../interpolate';
import { ArticleCover } from './ArticleCover';
import styles from './ArticleHead.module.css';
import { authorPath, newsPath } from './paths';
import * as texts from './texts';

export interface HeadArticle
  extends Pick<Article, 'slug' | 'title' | 'summary' | 'tags' | 'author' | 'readingMinutes'> {
  readonly picture: { readonly url: string } | null;
  /** Null until it is published. */
  readonly publishedAt: number | null;
  readonly updatedAt: number;
}

/** Corrections right after publication are not shown as updates. */
const MIN_UPDATE_MS = 3_600_000;

/** Title, author, dates and cover. */
export function ArticleHead({ article, actions }: { article: HeadArticle; actions?: ReactNode }) {
  const { title, summary, tags, author, readingMinutes, publishedAt, updatedAt } = article;
  const isUpdated = publishedAt !== null && updatedAt > publishedAt + MIN_UPDATE_MS;
  return (
    <header className={styles.head}>
      {tags.length > 0 && (
        <ul className={styles.tags} aria-label={texts.tags}>
          {tags.map((tag) => (
            <li key={tag}>
              <AppLink to={newsPath({ tag })} className={styles.tag}>
                {tag}
              </AppLink>
            </li>
          ))}
        </ul>
      )}
      <h1 className={styles.title}>{title}</h1>
      {summary && <p className={styles.summary}>{summary}</p>}
      <div className={styles.row}>
        {author && <PlayerPhoto name={author.name} photo={author.photo} size={40} />}
        <div className={styles.facts}>
          {author && (
            <AppLink to={authorPath(author.id)} className={styles.author}>
              {author.name}
            </AppLink>
          )}
          <p className={styles.meta}>
            {publishedAt !== null && <Time at={publishedAt} show="date" />}
            {isUpdated && (
              <span>
                {texts.updated} <Time at={updatedAt} show="date" />
              </span>
            )}
            <span>{interpolate(texts.readingTime, { minutes: readingMinutes })}</span>
          </p>
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      <ArticleCover article={article} eager className={styles.cover} />
    </header>
  );
}
