import type { Answers } from '@mes/domain/forms/answers';
import { OTHER_VALUE } from '@mes/domain/forms/fields';
import type { ReviewState } from '@mes/domain/forms/state';
import { and, count, desc, eq, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db, Tx } from '../../../platform/database/database';
import { players } from '../../players/tables';
import { formResponses, forms } from '../tables';

export type ResponseRow = typeof formResponses.$inferSelect;
export type NewResponse = typeof formResponses.$inferInsert;
export type FoundResponse = NonNullable<Awaited<ReturnType<typeof findById>>>;

export interface OwnKey {
  readonly formId: string;
  readonly respondent: string;
}

export interface ResponseFilter {
  readonly formId: string;
  readonly show?: ReviewState | 'deleted';
  readonly search?: string;
  readonly field?: string;
  readonly equals?: string;
}

const reviewer = alias(players, 'reviewer');
const PLAYER = { id: players.id, name: players.name, gameId: players.gameId };
const REVIEWER = { id: reviewer.id, name: reviewer.name, photo: reviewer.photo };

export async function findOwn(
  db: Db,
  { formId, respondent }: OwnKey,
): Promise<ResponseRow | undefined> {
  const [row] = await db
    .select()
    .from(formResponses)
    .where(
      and(
        eq(formResponses.form, formId),
        eq(formResponses.respondent, respondent),
        isNull(formResponses.deletedAt),
      ),
    );
  return row;
}

export async function findById(db: Db, id: string) {
  const [row] = await selection(db).where(eq(formResponses.id, id));
  return row;
}

export async function lockById(tx: Tx, id: string): Promise<ResponseRow | undefined> {
  const [row] = await tx.select().from(formResponses).where(eq(formResponses.id, id)).for('update');
  return row;
}

/** Newest first. Days of anonymous forms are equal, and the order within one says nothing. */
export async function findPage(
  db: Db,
  { page, size, ...filter }: ResponseFilter & { page: number; size: number },
) {
  return selection(db)
    .where(whereMatches(filter))
    .orderBy(desc(formResponses.createdAt), desc(formResponses.id))
    .limit(size)
    .offset(page * size);
}

export async function countMatching(db: Db, filter: ResponseFilter): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(formResponses)
    .leftJoin(players, eq(players.id, formResponses.player))
    .where(whereMatches(filter));
  return row!.total;
}

/** Newest first. */
export async function findAllAnswers(db: Db, formId: string): Promise<Answers[]> {
  const rows = await db
    .select({ answers: formResponses.answers })
    .from(formResponses)
    .where(whereMatches({ formId }))
    .orderBy(desc(formResponses.createdAt), desc(formResponses.id));
  return rows.map(({ answers }) => answers);
}

export async function insert(tx: Tx, response: NewResponse): Promise<ResponseRow> {
  const [row] = await tx.insert(formResponses).values(response).returning();
  return row!;
}

export async function update(
  tx: Tx,
  id: string,
  change: Partial<NewResponse>,
): Promise<ResponseRow> {
  const [row] = await tx
    .update(formResponses)
    .set(change)
    .where(eq(formResponses.id, id))
    .returning();
  return row!;
}

/** For the export of a person: `respondents` are the id of the account and its hashes. */
export async function findAllByRespondents(db: Db, respondents: readonly string[]) {
  const { answers, review, createdAt, updatedAt, deletedAt } = formResponses;
  return db
    .select({
      form: forms.id,
      title: forms.title,
      answers,
      review,
      createdAt,
      updatedAt,
      deletedAt,
    })
    .from(formResponses)
    .innerJoin(forms, eq(forms.id, formResponses.form))
    .where(inArray(formResponses.respondent, [...respondents]))
    .orderBy(desc(formResponses.createdAt));
}

/** Named ones; resolves to the forms that had one. */
export async function deleteAllByPlayer(tx: Tx, playerId: string): Promise<string[]> {
  const rows = await tx
    .delete(formResponses)
    .where(eq(formResponses.player, playerId))
    .returning({ form: formResponses.form });
  return [...new Set(rows.map(({ form }) => form))];
}

/** A hash that belongs to nobody: not even the key leads back to the account. */
export async function replaceRespondent(
  tx: Tx,
  { respondent, by }: { respondent: string; by: string },
): Promise<void> {
  await tx
    .update(formResponses)
    .set({ respondent: by })
    .where(eq(formResponses.respondent, respondent));
}

function selection(db: Db) {
  return db
    .select({ response: formResponses, player: PLAYER, reviewer: REVIEWER })
    .from(formResponses)
    .leftJoin(players, eq(players.id, formResponses.player))
    .leftJoin(reviewer, eq(reviewer.id, formResponses.reviewedBy));
}

function whereMatches({ formId, show, search, field, equals }: ResponseFilter): SQL | undefined {
  const { deletedAt, review, form } = formResponses;
  const isDeleted = show === 'deleted';
  return and(
    eq(form, formId),
    isDeleted ? isNotNull(deletedAt) : isNull(deletedAt),
    show === undefined || isDeleted ? undefined : eq(review, show),
    search === undefined ? undefined : contains(search),
    field === undefined || equals === undefined ? undefined : hasAnswer(field, equals),
  );
}

function hasAnswer(field: string, value: string): SQL | undefined {
  const answer = sql`(${formResponses.answers} -> ${field}::text)`;
  // Whatever was written there. A single answer counts as a list of one.
  if (value === OTHER_VALUE)
    return sql`jsonb_path_exists(${answer}, '$[*] ? (@ starts with "other:")')`;
  return or(
    // A list contains an element as if it were a list of one.
    sql`${answer} @> to_jsonb(${value}::text)`,
    sql`(${formResponses.answers} ->> ${field}::text) = ${value}::text`,
  );
}

function contains(text: string): SQL | undefined {
  const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`;
  const values = sql`jsonb_path_query_array(${formResponses.answers}, '$.*')::text`;
  return or(sql`${players.name} ILIKE ${pattern}`, sql`${values} ILIKE ${pattern}`);
}
