/** Responses: what people answer, and what staff read of it. */
import { randomUUID } from 'node:crypto';
import { channels } from '@mes/contract/channels';
import type { Page } from '@mes/contract/define';
import { InvalidAction, InvalidParameter, ObjectNotFound } from '@mes/contract/errors';
import {
  FormContentSchema,
  type FormResponse,
  type StaffFormResponse,
} from '@mes/contract/form-schemas';
import type { FormEvent } from '@mes/contract/forms-events';
import { type Answers, checkAnswers } from '@mes/domain/forms/answers';
import type { FormField } from '@mes/domain/forms/fields';
import { changeProblem, mergeFields } from '@mes/domain/forms/known-fields';
import { audit } from '../../../platform/audit/audit';
import type { Action, Actor } from '../../../platform/calls/actor';
import type { Db, Tx } from '../../../platform/database/database';
import { publish } from '../../../platform/outbox/publish';
import { findReferences } from '../../players/service';
import { findTeam } from '../../teams/service';
import { listVersions, readVersion } from '../../versions/service';
import * as pictures from '../pictures/repository';
import type { FormRow } from '../repository';
import * as forms from '../repository';
import type { FindRespondent } from '../respondents/service';
import { findRefusal, getForm, getShownForm, lockShownForm } from '../service';
import { texts } from '../texts';
import { type Names, namedPlayers, toResponse, toStaffResponse } from '../views';
import type { FoundResponse, ResponseFilter, ResponseRow } from './repository';
import * as repository from './repository';

const DAY_MS = 86_400_000;
/** How long after an edit the version before it can still be answered. */
const OLD_VERSION_MS = DAY_MS;

interface ResponseInput {
  readonly id: string;
  readonly answers: Readonly<Record<string, unknown>>;
  readonly version?: number;
}

/** Sending the same answers again changes nothing, so a double click is harmless. */
export async function setResponse(
  { tx, findRespondent }: { tx: Tx; findRespondent: FindRespondent },
  input: ResponseInput,
  { actor, now }: Action,
): Promise<FormResponse> {
  const form = await lockShownForm(tx, input.id, now);
  const respondent = findRespondent(form, actor.id);
  const own = await repository.findOwn(tx, { formId: form.id, respondent });
  const refusal = await findRefusal(tx, { form, own, accountId: actor.id }, now);
  const isRepeat = refusal === 'answered' && hasSameAnswers(own!, form, input);
  if (refusal !== null && !isRepeat) throw new InvalidAction(texts.refusals[refusal]);
  if (own && (isRepeat || hasSameAnswers(own, form, input))) return readOwn(tx, form, own.id);

  const fields = await fieldsOfVersion(tx, form, input.version, now);
  const answers = {
    ...(own ? answersBeside(fields, own.answers) : {}),
    ...(await validate(tx, fields, input.answers)),
  };
  const at = form.anonymous ? now - (now % DAY_MS) : now;
  const saved = {
    answers,
    version: input.version ?? form.version,
    updatedAt: at,
    review: 'pending' as const,
    ...{ reason: null, reviewedAt: null, reviewedBy: null },
  };
  const id = own?.id ?? randomUUID();
  if (own) await repository.update(tx, id, saved);
  else {
    const player = form.anonymous ? null : actor.id;
    await repository.insert(tx, { ...saved, id, form: form.id, respondent, player, createdAt: at });
  }
  await attachPictures(tx, { form, fields, answers, respondent, responseId: id });
  if (fields !== form.fields) await keepOldFields(tx, form, fields);
  await publish(tx, channels.forms(), 'form.response_saved', { id: form.id });
  return readOwn(tx, form, id);
}

export async function checkResponse(
  { db, findRespondent }: { db: Db; findRespondent: FindRespondent },
  id: string,
  { actor, now }: { actor: Actor; now: number },
): Promise<FormResponse | null> {
  const form = await getShownForm(db, id, now);
  const respondent = findRespondent(form, actor.id);
  const own = await repository.findOwn(db, { formId: form.id, respondent });
  return own ? readOwn(db, form, own.id) : null;
}

export async function listResponses(
  db: Db,
  {
    id,
    page,
    size,
    ...wanted
  }: { id: string; page: number; size: number } & Omit<ResponseFilter, 'formId'>,
): Promise<Page<StaffFormResponse[]>> {
  const form = await getForm(db, id);
  const filter = { ...wanted, formId: form.id };
  const [found, total] = await Promise.all([
    repository.findPage(db, { ...filter, page, size }),
    repository.countMatching(db, filter),
  ]);
  const names = await findNames(db, form, found);
  return { data: found.map((row) => toStaffResponse(row, form, names)), total };
}

/** Twice is the same as once. */
export async function removeResponse(tx: Tx, id: string, action: Action): Promise<void> {
  const { form, response } = await lockResponse(tx, id);
  if (response.deletedAt !== null) return;
  await repository.update(tx, id, { deletedAt: action.now });
  await auditResponse(tx, 'form.response_deleted', { form, response }, action);
}

export async function restoreResponse(
  tx: Tx,
  id: string,
  action: Action,
): Promise<StaffFormResponse> {
  const { form, response } = await lockResponse(tx, id);
  if (response.deletedAt !== null) {
    const { respondent } = response;
    const newer = await repository.findOwn(tx, { formId: form.id, respondent });
    if (newer) throw new InvalidAction(texts.responses.newer);
    await repository.update(tx, id, { deletedAt: null });
    await auditResponse(tx, 'form.response_restored', { form, response }, action);
  }
  return readStaffResponse(tx, form, id);
}

/** The form first, as answers lock it. */
export async function lockResponse(
  tx: Tx,
  id: string,
): Promise<{ form: FormRow; response: ResponseRow }> {
  const found = await repository.findById(tx, id);
  const form = found && (await forms.lockById(tx, found.response.form));
  const response = await repository.lockById(tx, id);
  if (!form || !response) throw new ObjectNotFound();
  return { form, response };
}

export async function readStaffResponse(
  db: Db,
  form: FormRow,
  id: string,
): Promise<StaffFormResponse> {
  const found = (await repository.findById(db, id))!;
  return toStaffResponse(found, form, await findNames(db, form, [found]));
}

/** Without the answers, and in an anonymous form without anything of the person. */
export async function auditResponse(
  tx: Tx,
  action: FormEvent & `form.response_${string}`,
  {
    form,
    response,
    ...details
  }: { form: FormRow; response: ResponseRow; review?: string; reason?: string },
  { actor, now: at }: Action,
): Promise<void> {
  await audit(tx, {
    ...{ at, actor: actor.id, action, subject: `form_response:${response.id}` },
    after: { form: form.id, player: response.player, ...details },
  });
  await publish(tx, channels.forms(), action, { id: form.id });
}

/** Of the players that answers name. */
export async function findNames(
  db: Db,
  form: FormRow,
  found: readonly Pick<FoundResponse, 'response'>[],
): Promise<Names> {
  const ids = found.flatMap(({ response }) => namedPlayers(form, response.answers));
  const references = await findReferences(db, ids);
  return Object.fromEntries([...references.values()].map(({ id, name }) => [id, name]));
}

async function readOwn(db: Db, form: FormRow, id: string): Promise<FormResponse> {
  const found = (await repository.findById(db, id))!;
  return toResponse(found, form, await findNames(db, form, [found]));
}

function hasSameAnswers(own: ResponseRow, form: FormRow, input: ResponseInput): boolean {
  const { answers, problems } = checkAnswers(form.fields, input.answers);
  const said = (given: Answers) => JSON.stringify(Object.entries(given).sort());
  const after = { ...answersBeside(form.fields, own.answers), ...answers };
  return Object.keys(problems).length === 0 && said(after) === said(own.answers);
}

/** To fields that were removed since: they stay when the others change. */
function answersBeside(fields: readonly FormField[], answers: Answers): Answers {
  const ids = new Set(fields.map(({ id }) => id));
  return Object.fromEntries(Object.entries(answers).filter(([id]) => !ids.has(id)));
}

/** Of the version that the person has seen: an edit must not take away what they are writing. */
async function fieldsOfVersion(
  tx: Tx,
  form: FormRow,
  version: number | undefined,
  now: number,
): Promise<readonly FormField[]> {
  if (version === undefined || version === form.version) return form.fields;
  const subject = { kind: 'form', subjectId: form.id } as const;
  const versions = await listVersions(tx, subject);
  const index = versions.findIndex(({ revision }) => revision === version);
  const next = versions[index - 1];
  const isRecent = index > 0 && next !== undefined && now - next.at <= OLD_VERSION_MS;
  if (!isRecent) throw changedForm(form);
  const { fields } = await readVersion(
    tx,
    { ...subject, revision: version },
    FormContentSchema.parse,
  );
  // Answers under one id have one kind.
  if (changeProblem(mergeFields([], fields), form.fields)) throw changedForm(form);
  return fields;
}

function changedForm({ version }: FormRow): InvalidAction {
  return new InvalidAction(texts.answers.changed, { version });
}

async function validate(
  tx: Tx,
  fields: readonly FormField[],
  given: ResponseInput['answers'],
): Promise<Answers> {
  const { answers, problems } = checkAnswers(fields, given);
  const [problem] = Object.entries(problems);
  if (problem) throw new InvalidParameter(`answers.${problem[0]}`, problem[1]);
  const corrected = new Map(Object.entries(answers));
  for (const { id, kind } of fields) {
    const answer = corrected.get(id);
    if (typeof answer !== 'string') continue;
    if (kind === 'player' && (await findReferences(tx, [answer])).size === 0) {
      throw new InvalidParameter(`answers.${id}`, texts.answers.unknownPlayer);
    }
    if (kind === 'team') corrected.set(id, await findTeamName(tx, id, answer));
  }
  return Object.fromEntries(corrected);
}

/** As it is written now, whatever the case. */
async function findTeamName(tx: Tx, field: string, name: string): Promise<string> {
  try {
    return (await findTeam(tx, name)).name;
  } catch (error) {
    if (!(error instanceof ObjectNotFound)) throw error;
    throw new InvalidParameter(`answers.${field}`, texts.answers.unknownTeam);
  }
}

async function attachPictures(
  tx: Tx,
  {
    form,
    fields,
    answers,
    respondent,
    responseId,
  }: {
    form: FormRow;
    fields: readonly FormField[];
    answers: Answers;
    respondent: string;
    responseId: string;
  },
): Promise<void> {
  await pictures.detachAll(tx, responseId);
  for (const { field: known } of mergeFields(form.knownFields, fields)) {
    const { id: field, kind } = known;
    if (kind !== 'picture' || !Object.hasOwn(answers, field)) continue;
    const id = String(answers[field]);
    const key = { formId: form.id, respondent };
    if (!(await pictures.attach(tx, { ...key, id, responseId }))) {
      throw new InvalidParameter(`answers.${field}`, texts.answers.unknownPicture);
    }
  }
}

/** Fields that were removed before anybody had answered them now have an answer. */
async function keepOldFields(tx: Tx, form: FormRow, fields: readonly FormField[]): Promise<void> {
  const knownFields = mergeFields(mergeFields(form.knownFields, fields), form.fields);
  await forms.update(tx, form.id, { knownFields });
}
