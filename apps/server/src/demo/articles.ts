/** The news of the demo community, written from the tournaments that it has played. */
import { createSlug } from '@mes/domain/articles/slug';
import { normalizeTags } from '@mes/domain/articles/tags';
import { readingMinutes } from '@mes/domain/articles/text';
import { type EmbedKey, findEmbeds } from '@mes/domain/embeds/embeds';
import type pg from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { articles } from '../features/articles/tables';
import { contentVersions } from '../features/versions/tables';
import { copyRows } from '../platform/database/copy';
import { findCompetition } from './article-facts';
import { type DemoArticle, writeArticles } from './article-texts';
import type { DemoSize } from './community';

type ArticleRow = typeof articles.$inferInsert;

const HOUR = 3_600_000;
/** Between the creation of an article and its last change. */
const WRITING_MS = 5 * HOUR;

export async function fillArticles(
  client: pg.ClientBase,
  { size, now }: { size: DemoSize; now: number },
): Promise<void> {
  const competition = await findCompetition(client);
  const rows = writeArticles(competition, { size, now }).map((article, place) =>
    rowOf(article, { place, now }),
  );
  await copyRows(client, articles, rows);
  await copyRows(client, contentVersions, rows.map(versionOf));
}

function rowOf(
  { publishedAt, author, ...content }: DemoArticle,
  { place, now }: { place: number; now: number },
): ArticleRow {
  const updatedAt = Math.min(publishedAt ?? now, now - HOUR);
  const createdAt = updatedAt - WRITING_MS;
  return {
    ...content,
    // Deterministic, so that it is the same at every start.
    id: uuidv7({ msecs: createdAt, seq: place, random: new Uint8Array(16) }),
    slug: createSlug(content.title),
    slugFixed: publishedAt !== null,
    tags: normalizeTags(content.tags),
    subjects: findEmbeds(content.html).flatMap(subjectsOf),
    readingMinutes: readingMinutes(content.html),
    picture: null,
    author,
    publishedAt,
    revision: 1,
    createdAt,
    updatedAt,
    updatedBy: author,
  };
}

/** Without the teams of matches, which the tags name already. */
function subjectsOf({ kind, id }: EmbedKey): string[] {
  if (kind === 'match') return [];
  return [`${kind === 'bracket' ? 'tournament' : kind}:${id}`];
}

function versionOf(row: ArticleRow): typeof contentVersions.$inferInsert {
  const { id, title, summary, html, tags, updatedAt, author } = row;
  return {
    ...{ kind: 'article', subjectId: id, revision: 1, title, at: updatedAt, by: author },
    content: { title, summary, html, picture: null, tags },
  };
}
