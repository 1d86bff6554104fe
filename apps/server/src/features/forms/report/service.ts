/** What all responses to a form say together: charts, and the table for spreadsheets. */
import type { FormReport } from '@mes/contract/form-schemas';
import { writeCsv } from '@mes/domain/csv/csv';
import { answerTexts } from '@mes/domain/forms/display';
import type { KnownField } from '@mes/domain/forms/known-fields';
import { FORM_LIMITS } from '@mes/domain/forms/limits';
import { formState } from '@mes/domain/forms/state';
import { summarizeField } from '@mes/domain/forms/summary';
import type { Db } from '../../../platform/database/database';
import { findReferences } from '../../players/service';
import type { FormRow } from '../repository';
import * as forms from '../repository';
import type { FoundResponse } from '../responses/repository';
import * as responses from '../responses/repository';
import { findNames } from '../responses/service';
import { getForm } from '../service';
import { texts } from '../texts';
import { isReviewed } from '../views';

export async function report(db: Db, formId: string, now: number): Promise<FormReport> {
  const form = await getForm(db, formId);
  const [countsOf, answers] = await Promise.all([
    forms.countResponses(db, [form.id]),
    responses.findAllAnswers(db, form.id),
  ]);
  const summaries = form.knownFields.map((known) => {
    const { id } = known.field;
    const given = answers.flatMap((each) => (Object.hasOwn(each, id) ? [each[id]!] : []));
    return summarizeField(known, given);
  });
  const { id, title, anonymous, rewardPoints, photoField } = form;
  const { responses: total, pending, deleted } = countsOf(form.id);
  return {
    ...{ id, title, anonymous, rewardPoints, photoField, deleted },
    responses: total,
    pending: isReviewed(form) ? pending : 0,
    state: formState(form, now),
    reviewed: isReviewed(form),
    fields: form.knownFields.map(toSentField),
    summaries: await namePlayers(db, form, summaries),
  };
}

/** One line for each response, newest first. */
export async function exportResponses(db: Db, formId: string): Promise<string> {
  const form = await getForm(db, formId);
  const all = { formId: form.id, page: 0, size: FORM_LIMITS.responses };
  const found = await responses.findPage(db, all);
  const names = await findNames(db, form, found);
  const { file } = texts;
  const head = [
    ...(form.anonymous ? [] : [file.player, file.playerId, file.gameId]),
    ...[file.createdAt, file.updatedAt],
    ...(isReviewed(form) ? [file.review, file.reason] : []),
    ...form.knownFields.map(({ field, removed }) =>
      removed ? file.removed(field.label) : field.label,
    ),
  ];
  const lines = found.map((row) => [
    ...personColumns(form, row),
    ...form.knownFields.map((known) => toCell(known, row, names)),
  ]);
  return writeCsv([head, ...lines]);
}

function personColumns(form: FormRow, { response, player }: FoundResponse): (string | null)[] {
  const { createdAt, updatedAt, review, reason } = response;
  // The times of anonymous responses are days.
  const toDate = (at: number) =>
    form.anonymous ? new Date(at).toISOString().slice(0, 10) : new Date(at).toISOString();
  return [
    ...(form.anonymous ? [] : [player?.name ?? null, player?.id ?? null, player?.gameId ?? null]),
    ...[toDate(createdAt), toDate(updatedAt)],
    ...(isReviewed(form) ? [review, reason] : []),
  ];
}

function toCell(
  known: KnownField,
  { response: { answers } }: FoundResponse,
  names: Readonly<Record<string, string>>,
): string | number | null {
  const { id } = known.field;
  if (!Object.hasOwn(answers, id)) return null;
  const answer = answers[id]!;
  return typeof answer === 'number' ? answer : answerTexts(known, answer, names).join('; ');
}

async function namePlayers(
  db: Db,
  form: FormRow,
  summaries: readonly ReturnType<typeof summarizeField>[],
): Promise<FormReport['summaries']> {
  const ids = new Set(
    form.knownFields.flatMap(({ field }) => (field.kind === 'player' ? [field.id] : [])),
  );
  const named = summaries.filter(({ id }) => ids.has(id)).flatMap(({ counts }) => counts);
  const references = await findReferences(
    db,
    named.map(({ value }) => value),
  );
  return summaries.map(({ counts, texts: written, ...summary }) => ({
    ...summary,
    texts: [...written],
    counts: counts.map(({ value, label, count }) => ({
      ...{ value, count },
      label: ids.has(summary.id) ? (references.get(value)?.name ?? label) : label,
    })),
  }));
}

function toSentField({ field, removed, removedOptions }: KnownField): FormReport['fields'][number] {
  const { condition } = field;
  const sent = {
    ...field,
    condition: condition && { ...condition, values: [...condition.values] },
  };
  return {
    ...{ removed, removedOptions: [...removedOptions] },
    field: sent.kind === 'choice' ? { ...sent, options: [...sent.options] } : sent,
  };
}
