import type {
  EditableForm,
  Form,
  FormAudience,
  FormContent,
  FormResponse,
  FormSummary,
  StaffFormResponse,
} from '@mes/contract/form-schemas';
import { formState } from '@mes/domain/forms/state';
import { toPlayerReference } from '../players/service';
import type { FormRow, FoundForm, ResponseCounts } from './repository';
import type { FoundResponse } from './responses/repository';

type UpdaterRow = FoundForm['updater'];
export type Names = Readonly<Record<string, string>>;

/** Staff decide about responses if something follows from it. */
export function isReviewed({
  rewardPoints,
  photoField,
}: Pick<FormRow, 'rewardPoints' | 'photoField'>): boolean {
  return rewardPoints !== null || photoField !== null;
}

export function toForm(
  { form, teamName, tournamentName }: FoundForm,
  { fields, refusal, now }: { fields: Form['fields']; refusal: string | null; now: number },
): Form {
  const { id, title, description, anonymous, changeable, rewardPoints, photoField } = form;
  const { opensAt, closesAt, version } = form;
  return {
    ...{ id, title, description, anonymous, changeable, rewardPoints, photoField },
    ...{ opensAt, closesAt, version, fields, refusal },
    state: formState(form, now),
    audience: { kind: audienceKind(form), name: teamName ?? tournamentName },
  };
}

export function toFormSummary(
  { form, updater }: { form: FormRow; updater: UpdaterRow },
  counts: ResponseCounts,
  now: number,
): FormSummary {
  const { id, title, anonymous, opensAt, closesAt, updatedAt, revision } = form;
  return {
    ...{ id, title, anonymous, opensAt, closesAt, updatedAt, revision },
    state: formState(form, now),
    responses: counts.responses,
    pending: isReviewed(form) ? counts.pending : 0,
    updatedBy: updater && toPlayerReference(updater),
  };
}

export function toEditableForm(
  found: FoundForm,
  counts: ResponseCounts,
  now: number,
): EditableForm {
  return {
    ...toFormSummary(found, counts, now),
    ...toContent(found),
    version: found.form.version,
  };
}

export function toContent({ form, teamName }: Pick<FoundForm, 'form' | 'teamName'>): FormContent {
  const { title, description, fields, anonymous, changeable } = form;
  const { maxResponses, rewardPoints, photoField } = form;
  return {
    ...{ title, description, fields, anonymous, changeable },
    ...{ maxResponses, rewardPoints, photoField },
    audience: toAudience(form, teamName),
  };
}

export function toResponse(found: FoundResponse, form: FormRow, names: Names): FormResponse {
  const { response, player } = found;
  const { id, answers, version, createdAt, updatedAt } = response;
  return {
    ...{ id, version, createdAt, updatedAt },
    answers: toSentAnswers(answers),
    names: namesIn(form, answers, names),
    playerId: player?.id ?? null,
    playerName: player?.name ?? null,
    gameId: player?.gameId ?? null,
    review: isReviewed(form) ? response.review : null,
    reason: isReviewed(form) ? response.reason : null,
  };
}

export function toStaffResponse(
  found: FoundResponse,
  form: FormRow,
  names: Names,
): StaffFormResponse {
  const { response, reviewer } = found;
  return {
    ...toResponse(found, form, names),
    reviewedAt: response.reviewedAt,
    reviewedBy: reviewer && toPlayerReference(reviewer),
    deletedAt: response.deletedAt,
  };
}

/** The players that an answer names. */
export function namedPlayers(
  { knownFields }: Pick<FormRow, 'knownFields'>,
  answers: FoundResponse['response']['answers'],
): string[] {
  return knownFields
    .filter(({ field }) => field.kind === 'player')
    .flatMap(({ field }) => (Object.hasOwn(answers, field.id) ? [String(answers[field.id])] : []));
}

function namesIn(
  form: FormRow,
  answers: FoundResponse['response']['answers'],
  names: Names,
): Record<string, string> {
  const named = namedPlayers(form, answers).filter((id) => Object.hasOwn(names, id));
  return Object.fromEntries(named.map((id) => [id, names[id]!]));
}

function toSentAnswers(answers: FoundResponse['response']['answers']): FormResponse['answers'] {
  return Object.fromEntries(
    Object.entries(answers).map(([id, answer]) => [
      id,
      typeof answer === 'object' ? [...answer] : answer,
    ]),
  );
}

function audienceKind({ audienceTeam, audienceTournament }: FormRow): FormAudience['kind'] {
  if (audienceTeam !== null) return 'team';
  return audienceTournament === null ? 'everyone' : 'tournament';
}

function toAudience(form: FormRow, teamName: string | null): FormAudience {
  if (form.audienceTeam !== null) return { kind: 'team', team: teamName ?? form.audienceTeam };
  if (form.audienceTournament === null) return { kind: 'everyone' };
  return { kind: 'tournament', tournament: form.audienceTournament };
}
