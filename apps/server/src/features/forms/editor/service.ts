/** What staff do with forms. */
import { channels } from '@mes/contract/channels';
import { InvalidAction, InvalidParameter, ObjectNotFound } from '@mes/contract/errors';
import {
  type EditableForm,
  type FormContent,
  FormContentSchema,
  type FormSummary,
} from '@mes/contract/form-schemas';
import type { FormEvent } from '@mes/contract/forms-events';
import type { ContentVersion } from '@mes/contract/publication';
import type { Json } from '@mes/contract/scalars';
import { createSlug, numberedSlug } from '@mes/domain/articles/slug';
import { fieldProblem } from '@mes/domain/forms/fields';
import { changeProblem, mergeFields } from '@mes/domain/forms/known-fields';
import { type FormState, formState } from '@mes/domain/forms/state';
import { audit } from '../../../platform/audit/audit';
import type { Action } from '../../../platform/calls/actor';
import { assertRevision } from '../../../platform/calls/revision';
import type { Db, Tx } from '../../../platform/database/database';
import { publish } from '../../../platform/outbox/publish';
import { findTeam } from '../../teams/service';
import { findPublished } from '../../tournaments/service';
import { listVersions, readVersion, saveVersion } from '../../versions/service';
import type { FormRow, NewForm } from '../repository';
import * as repository from '../repository';
import { texts } from '../texts';
import { toContent, toEditableForm, toFormSummary } from '../views';

/** Pages of the site under `/forms`. */
const RESERVED_IDS = ['editor'];
/** Room for a number at the end. */
const MAX_ID = 60;

/** A form as whoever changes it saw it. */
interface FormRevision {
  readonly id: string;
  readonly revision: number;
}

export async function list(
  db: Db,
  wanted: { state?: FormState; page: number; size: number },
  now: number,
): Promise<{ data: FormSummary[]; total: number }> {
  const [rows, total] = await Promise.all([
    repository.findPage(db, { ...wanted, now }),
    repository.countIn(db, { ...wanted, now }),
  ]);
  const countsOf = await repository.countResponses(
    db,
    rows.map(({ form }) => form.id),
  );
  return { data: rows.map((row) => toFormSummary(row, countsOf(row.form.id), now)), total };
}

export async function get(db: Db, id: string, now: number): Promise<EditableForm> {
  const found = await repository.findWithNames(db, id);
  if (!found) throw new ObjectNotFound(texts.notFound);
  const countsOf = await repository.countResponses(db, [found.form.id]);
  return toEditableForm(found, countsOf(found.form.id), now);
}

export async function create(
  tx: Tx,
  { id: wantedId, ...content }: FormContent & { id?: string },
  { actor, now }: Action,
): Promise<EditableForm> {
  const written = await toColumns(tx, content);
  const created = await repository.insert(tx, {
    ...written,
    id: await chooseId(tx, { wantedId, title: content.title }),
    knownFields: mergeFields([], content.fields),
    createdAt: now,
    updatedAt: now,
    updatedBy: actor.id,
  });
  await saveFormVersion(tx, created);
  await auditAndPublish(tx, 'form.created', { before: null, after: created });
  return get(tx, created.id, now);
}

/** Saving what has not changed changes nothing: no version, no news. */
export async function edit(
  tx: Tx,
  { id, revision, ...content }: FormRevision & FormContent,
  { actor, now }: Action,
): Promise<EditableForm> {
  const current = await lockRevision(tx, { id, revision });
  const before = (await repository.findWithNames(tx, current.id))!;
  const written = await toColumns(tx, content);
  if (hasSameContent(toContent(before), content)) return get(tx, current.id, now);
  const countsOf = await repository.countResponses(tx, [current.id]);
  const { responses, deleted } = countsOf(current.id);
  const isAnswered = responses + deleted > 0;
  if (isAnswered) assertKeepsAnswers(current, content);
  if (formState(current, now) !== 'draft') assertHasFields(content);
  const edited = await updateForm(
    tx,
    current,
    {
      ...written,
      knownFields: mergeFields(isAnswered ? current.knownFields : [], content.fields),
      version: current.revision + 1,
    },
    { actor, now },
  );
  await saveFormVersion(tx, edited);
  await auditAndPublish(tx, 'form.edited', { before: current, after: edited });
  return get(tx, current.id, now);
}

/** Also changes the times of one that is open, and opens a closed one again. */
export async function open(
  tx: Tx,
  { id, revision, at, until }: FormRevision & { at?: number; until: number | null },
  { actor, now }: Action,
): Promise<EditableForm> {
  const current = await lockRevision(tx, { id, revision });
  assertHasFields(current);
  const wasOpened = current.opensAt !== null && current.opensAt <= now;
  const opensAt = at ?? (wasOpened ? current.opensAt! : now);
  if (until !== null && until <= opensAt) {
    throw new InvalidParameter('until', texts.editor.endsBeforeStart);
  }
  if (until !== null && until <= now) {
    throw new InvalidParameter('until', texts.editor.endsInThePast);
  }
  const opened = await updateForm(tx, current, { opensAt, closesAt: until }, { actor, now });
  await auditAndPublish(tx, 'form.opened', { before: current, after: opened });
  return get(tx, current.id, now);
}

export async function close(
  tx: Tx,
  seen: FormRevision,
  { actor, now }: Action,
): Promise<EditableForm> {
  const current = await lockRevision(tx, seen);
  const state = formState(current, now);
  if (state !== 'open' && state !== 'planned') throw new InvalidAction(texts.editor.notOpen);
  const closed = await updateForm(tx, current, { closesAt: now }, { actor, now });
  await auditAndPublish(tx, 'form.closed', { before: current, after: closed });
  return get(tx, current.id, now);
}

/** Twice is the same as once. */
export async function remove(tx: Tx, id: string, { actor, now }: Action): Promise<void> {
  const current = await lockForm(tx, id);
  if (current.deletedAt !== null) return;
  const removed = await updateForm(tx, current, { deletedAt: now }, { actor, now });
  await auditAndPublish(tx, 'form.deleted', { before: current, after: removed });
}

export async function restore(tx: Tx, id: string, { actor, now }: Action): Promise<EditableForm> {
  const current = await lockForm(tx, id);
  if (current.deletedAt !== null) {
    const restored = await updateForm(tx, current, { deletedAt: null }, { actor, now });
    await auditAndPublish(tx, 'form.restored', { before: current, after: restored });
  }
  return get(tx, current.id, now);
}

export function history(db: Db, id: string): Promise<ContentVersion[]> {
  return listVersions(db, subjectOf(id));
}

export function version(db: Db, { id, revision }: FormRevision): Promise<FormContent> {
  return readVersion(db, { ...subjectOf(id), revision }, FormContentSchema.parse);
}

function subjectOf(id: string) {
  return { kind: 'form', subjectId: id.toLowerCase() } as const;
}

type ContentColumns = Omit<NewForm, 'id' | 'knownFields' | 'createdAt' | 'updatedAt' | 'updatedBy'>;

async function toColumns(tx: Tx, { audience, ...content }: FormContent): Promise<ContentColumns> {
  const problem = fieldProblem(content.fields);
  if (problem) throw new InvalidParameter(`fields.${problem.field}`, problem.reason);
  const { photoField, rewardPoints, anonymous, fields } = content;
  const isPicture = fields.some(({ id, kind }) => id === photoField && kind === 'picture');
  if (photoField !== null && !isPicture) {
    throw new InvalidParameter('photoField', texts.editor.noPhotoField);
  }
  if (anonymous && (rewardPoints !== null || photoField !== null)) {
    throw new InvalidParameter('anonymous', texts.editor.anonymousReward);
  }
  return {
    ...content,
    audienceTeam: audience.kind === 'team' ? (await findTeam(tx, audience.team)).id : null,
    audienceTournament:
      audience.kind === 'tournament' ? (await findPublished(tx, audience.tournament)).id : null,
  };
}

/** An anonymous form that gets names would break what it promised. */
function assertKeepsAnswers(current: FormRow, content: FormContent): void {
  if (current.anonymous !== content.anonymous) {
    throw new InvalidParameter('anonymous', texts.editor.anonymityFixed);
  }
  const problem = changeProblem(current.knownFields, content.fields);
  if (problem) throw new InvalidParameter(`fields.${problem.field}`, problem.reason);
}

function assertHasFields({ fields }: { readonly fields: readonly unknown[] }): void {
  if (fields.length === 0) throw new InvalidAction(texts.editor.noFields);
}

function hasSameContent(current: FormContent, written: FormContent): boolean {
  // Parsed, because the database orders the keys of objects.
  const said = (content: FormContent) => JSON.stringify(FormContentSchema.parse(content));
  return said(current) === said(written);
}

async function chooseId(
  tx: Tx,
  { wantedId, title }: { wantedId: string | undefined; title: string },
): Promise<string> {
  await repository.lockIds(tx);
  const isTaken = async (id: string) =>
    RESERVED_IDS.includes(id) || (await repository.findById(tx, id)) !== undefined;
  if (wantedId !== undefined) {
    const id = wantedId.toLowerCase();
    if (RESERVED_IDS.includes(id)) throw new InvalidParameter('id', texts.editor.idReserved);
    if (await isTaken(id)) throw new InvalidParameter('id', texts.editor.idTaken);
    return id;
  }
  const slug = createSlug(title, 'form').slice(0, MAX_ID).replace(/-$/, '');
  for (let number = 1; ; number++) {
    const id = numberedSlug(slug, number);
    if (!(await isTaken(id))) return id;
  }
}

async function lockForm(tx: Tx, id: string): Promise<FormRow> {
  const form = await repository.lockById(tx, id);
  if (!form) throw new ObjectNotFound(texts.notFound);
  return form;
}

async function lockRevision(tx: Tx, { id, revision }: FormRevision): Promise<FormRow> {
  const form = await lockForm(tx, id);
  if (form.deletedAt !== null) throw new InvalidAction(texts.editor.deleted);
  const message = texts.editor.changedMeanwhile;
  assertRevision({ current: form.revision, seen: revision, message });
  return form;
}

function updateForm(
  tx: Tx,
  { id, revision }: FormRow,
  changed: Partial<NewForm>,
  { actor, now }: Action,
): Promise<FormRow> {
  const stamp = { revision: revision + 1, updatedAt: now, updatedBy: actor.id };
  return repository.update(tx, id, { ...changed, ...stamp });
}

async function saveFormVersion(tx: Tx, { id }: FormRow): Promise<void> {
  const found = (await repository.findWithNames(tx, id))!;
  const { version: revision, title, updatedAt: at, updatedBy: by } = found.form;
  await saveVersion(tx, { ...subjectOf(id), revision, title, at, by, content: toContent(found) });
}

async function auditAndPublish(
  tx: Tx,
  action: FormEvent,
  { before, after }: { before: FormRow | null; after: FormRow },
): Promise<void> {
  const { id, updatedAt: at, updatedBy: actor } = after;
  await audit(tx, {
    ...{ at, actor, action, subject: `form:${id}` },
    before: before && toAudited(before),
    after: toAudited(after),
  });
  await publish(tx, channels.forms(), action, { id });
}

/** Without the fields, which are saved as versions. */
function toAudited({ revision, title, opensAt, closesAt, deletedAt }: FormRow): Json {
  return { revision, title, opensAt, closesAt, deletedAt };
}
