/** Forms as people answer them. */

import { ObjectNotFound } from '@mes/contract/errors';
import type { Form, FormAbout } from '@mes/contract/form-schemas';
import { FORM_LIMITS } from '@mes/domain/forms/limits';
import { type AnswerRefusal, answerRefusal, formState } from '@mes/domain/forms/state';
import { satisfies } from '@mes/domain/permissions/permissions';
import type { Actor } from '../../platform/calls/actor';
import type { Db, Tx } from '../../platform/database/database';
import { findTournamentsOfPlayer } from '../tournaments/participants/service';
import type { FormRow } from './repository';
import * as repository from './repository';
import type { FindRespondent } from './respondents/service';
import type { ResponseRow } from './responses/repository';
import * as responses from './responses/repository';
import { texts } from './texts';
import { isReviewed, toForm } from './views';

/** Whoever the form is not for learns of it, but not what it asks. */
export async function readForm(
  { db, findRespondent }: { db: Db; findRespondent: FindRespondent },
  id: string,
  { actor, now }: { actor: Actor | null; now: number },
): Promise<Form> {
  const found = await repository.findWithNames(db, id);
  if (!found || !isShown(found.form, now)) throw new ObjectNotFound(texts.notFound);
  const { form } = found;
  const isPublic = form.audienceTeam === null && form.audienceTournament === null;
  if (!actor) return toForm(found, { fields: isPublic ? form.fields : [], refusal: null, now });
  const respondent = findRespondent(form, actor.id);
  const own = await responses.findOwn(db, { formId: form.id, respondent });
  const refusal = await findRefusal(db, { form, own, accountId: actor.id }, now);
  const mayRead =
    refusal !== 'not_invited' || own !== undefined || satisfies(actor.permissions, 'Moderator');
  return toForm(found, {
    fields: mayRead ? form.fields : [],
    refusal: refusal && texts.refusals[refusal],
    now,
  });
}

/** Drafts and deleted forms are for staff only. */
export async function readAbout(db: Db, id: string, now: number): Promise<FormAbout> {
  const { title, description } = await getShownForm(db, id, now);
  return { id, title, description };
}

export async function getShownForm(db: Db, id: string, now: number): Promise<FormRow> {
  const form = await repository.findById(db, id);
  if (!form || !isShown(form, now)) throw new ObjectNotFound(texts.notFound);
  return form;
}

export async function lockShownForm(tx: Tx, id: string, now: number): Promise<FormRow> {
  const form = await repository.lockById(tx, id);
  if (!form || !isShown(form, now)) throw new ObjectNotFound(texts.notFound);
  return form;
}

/** In any state, for staff. */
export async function getForm(db: Db, id: string): Promise<FormRow> {
  const form = await repository.findById(db, id);
  if (!form) throw new ObjectNotFound(texts.notFound);
  return form;
}

export async function findRefusal(
  db: Db,
  { form, own, accountId }: { form: FormRow; own: ResponseRow | undefined; accountId: string },
  now: number,
): Promise<AnswerRefusal | null> {
  const [invited, countsOf] = await Promise.all([
    isInAudience(db, form, accountId),
    repository.countResponses(db, [form.id]),
  ]);
  return answerRefusal({
    state: formState(form, now),
    invited,
    own: own ? { review: isReviewed(form) ? own.review : null } : null,
    changeable: form.changeable,
    responses: countsOf(form.id).responses,
    maxResponses: form.maxResponses ?? FORM_LIMITS.responses,
  });
}

/** Who is in the team now, or takes part in the tournament. */
async function isInAudience(
  db: Db,
  { audienceTeam, audienceTournament }: FormRow,
  playerId: string,
): Promise<boolean> {
  if (audienceTeam !== null) return repository.isInTeam(db, { playerId, teamId: audienceTeam });
  if (audienceTournament === null) return true;
  return (await findTournamentsOfPlayer(db, playerId)).includes(audienceTournament);
}

function isShown(form: FormRow, now: number): boolean {
  const state = formState(form, now);
  return state !== 'draft' && state !== 'deleted';
}
