import type { Reaction } from '@mes/domain/articles/reactions';
import { and, asc, count, eq } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/database/database';
import { articles } from '../articles/tables';
import { articleReactions } from './tables';

export interface ReactionKey {
  readonly article: string;
  readonly player: string;
}

export async function countByReaction(db: Db, articleId: string) {
  return db
    .select({ reaction: articleReactions.reaction, total: count() })
    .from(articleReactions)
    .where(eq(articleReactions.article, articleId))
    .groupBy(articleReactions.reaction);
}

export async function find(db: Db, key: ReactionKey): Promise<Reaction | null> {
  const [row] = await db
    .select({ reaction: articleReactions.reaction })
    .from(articleReactions)
    .where(matchesKey(key));
  return row?.reaction ?? null;
}

export async function save(
  tx: Tx,
  reaction: ReactionKey & { readonly reaction: Reaction; readonly at: number },
): Promise<void> {
  const { reaction: chosen, at } = reaction;
  await tx
    .insert(articleReactions)
    .values(reaction)
    .onConflictDoUpdate({
      target: [articleReactions.article, articleReactions.player],
      set: { reaction: chosen, at },
    });
}

export async function deleteByKey(tx: Tx, key: ReactionKey): Promise<void> {
  await tx.delete(articleReactions).where(matchesKey(key));
}

export async function findAllByPlayer(db: Db, playerId: string) {
  const { reaction, at } = articleReactions;
  return db
    .select({ article: articles.slug, reaction, at })
    .from(articleReactions)
    .innerJoin(articles, eq(articles.id, articleReactions.article))
    .where(eq(articleReactions.player, playerId))
    .orderBy(asc(at));
}

export async function deleteAllByPlayer(tx: Tx, playerId: string): Promise<void> {
  await tx.delete(articleReactions).where(eq(articleReactions.player, playerId));
}

function matchesKey({ article, player }: ReactionKey) {
  return and(eq(articleReactions.article, article), eq(articleReactions.player, player));
}
