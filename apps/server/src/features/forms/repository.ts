import type { FormState } from '@mes/domain/forms/state';
import { and, count, desc, eq, gt, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/database/database';
import { players } from '../players/tables';
import { teams } from '../teams/tables';
import { tournaments } from '../tournaments/tables';
import { formResponses, forms } from './tables';

export type FormRow = typeof forms.$inferSelect;
export type NewForm = typeof forms.$inferInsert;
export type FoundForm = NonNullable<Awaited<ReturnType<typeof findWithNames>>>;

/** Deleted responses are counted as such only. */
export interface ResponseCounts {
  readonly responses: number;
  readonly pending: number;
  readonly deleted: number;
}

interface InState {
  readonly state?: FormState;
  readonly now: number;
}

const NO_RESPONSES: ResponseCounts = { responses: 0, pending: 0, deleted: 0 };
const UPDATER = { id: players.id, name: players.name, photo: players.photo };

export async function findById(db: Db, id: string): Promise<FormRow | undefined> {
  const [row] = await db.select().from(forms).where(eq(forms.id, id.toLowerCase()));
  return row;
}

/** Until the transaction ends: answers, edits and decisions come one after the other. */
export async function lockById(tx: Tx, id: string): Promise<FormRow | undefined> {
  const [row] = await tx.select().from(forms).where(eq(forms.id, id.toLowerCase())).for('update');
  return row;
}

/** With the names of the team and tournament whose players may answer. */
export async function findWithNames(db: Db, id: string) {
  const [row] = await db
    .select({
      form: forms,
      updater: UPDATER,
      teamName: teams.name,
      tournamentName: tournaments.name,
    })
    .from(forms)
    .leftJoin(players, eq(players.id, forms.updatedBy))
    .leftJoin(teams, eq(teams.id, forms.audienceTeam))
    .leftJoin(tournaments, eq(tournaments.id, forms.audienceTournament))
    .where(eq(forms.id, id.toLowerCase()));
  return row;
}

/** Last changed first. */
export async function findPage(
  db: Db,
  { page, size, ...wanted }: InState & { readonly page: number; readonly size: number },
) {
  return db
    .select({ form: forms, updater: UPDATER })
    .from(forms)
    .leftJoin(players, eq(players.id, forms.updatedBy))
    .where(isIn(wanted))
    .orderBy(desc(forms.updatedAt), desc(forms.id))
    .limit(size)
    .offset(page * size);
}

export async function countIn(db: Db, wanted: InState): Promise<number> {
  const [row] = await db.select({ total: count() }).from(forms).where(isIn(wanted));
  return row!.total;
}

/** By the id of the form. */
export async function countResponses(
  db: Db,
  formIds: readonly string[],
): Promise<(formId: string) => ResponseCounts> {
  if (formIds.length === 0) return () => NO_RESPONSES;
  const { deletedAt, review } = formResponses;
  const rows = await db
    .select({
      form: formResponses.form,
      responses: sql<number>`count(*) FILTER (WHERE ${deletedAt} IS NULL)::int`,
      pending: sql<number>`count(*) FILTER (WHERE ${deletedAt} IS NULL AND ${review} = 'pending')::int`,
      deleted: sql<number>`count(${deletedAt})::int`,
    })
    .from(formResponses)
    .where(inArray(formResponses.form, [...formIds]))
    .groupBy(formResponses.form);
  const byForm = new Map(rows.map(({ form, ...counts }) => [form, counts]));
  return (formId) => byForm.get(formId) ?? NO_RESPONSES;
}

export async function isInTeam(
  db: Db,
  { playerId, teamId }: { playerId: string; teamId: string },
): Promise<boolean> {
  const [row] = await db
    .select({ id: players.id })
    .from(players)
    .where(and(eq(players.id, playerId), eq(players.team, teamId)));
  return row !== undefined;
}

/** Ids are given one after the other: two forms of one title never want the same. */
export async function lockIds(tx: Tx): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended('forms:ids', 0))`);
}

export async function insert(tx: Tx, form: NewForm): Promise<FormRow> {
  const [row] = await tx.insert(forms).values(form).returning();
  return row!;
}

export async function update(tx: Tx, id: string, change: Partial<NewForm>): Promise<FormRow> {
  const [row] = await tx.update(forms).set(change).where(eq(forms.id, id)).returning();
  return row!;
}

export async function findAnonymousIds(db: Db): Promise<string[]> {
  const rows = await db.select({ id: forms.id }).from(forms).where(eq(forms.anonymous, true));
  return rows.map(({ id }) => id);
}

function isIn({ state, now }: InState) {
  if (state === 'deleted') return isNotNull(forms.deletedAt);
  const isClosed = lte(forms.closesAt, now);
  const isNotClosed = or(isNull(forms.closesAt), gt(forms.closesAt, now));
  return and(
    isNull(forms.deletedAt),
    state === 'draft' ? isNull(forms.opensAt) : undefined,
    state === 'planned' ? and(gt(forms.opensAt, now), isNotClosed) : undefined,
    state === 'open' ? and(lte(forms.opensAt, now), isNotClosed) : undefined,
    state === 'closed' ? and(isNotNull(forms.opensAt), isClosed) : undefined,
  );
}
