/** The states of a form, which follow from its times, and who can answer it. */

export const FORM_STATES = ['draft', 'planned', 'open', 'closed', 'deleted'] as const;
export type FormState = (typeof FORM_STATES)[number];

interface FormTimes {
  /** Null for a draft. May be in the future. */
  readonly opensAt: number | null;
  readonly closesAt: number | null;
  readonly deletedAt: number | null;
}

export function formState({ opensAt, closesAt, deletedAt }: FormTimes, now: number): FormState {
  if (deletedAt !== null) return 'deleted';
  if (opensAt === null) return 'draft';
  if (closesAt !== null && closesAt <= now) return 'closed';
  return opensAt > now ? 'planned' : 'open';
}

export const REVIEW_STATES = ['pending', 'accepted', 'refused'] as const;
/** Of a response to a form with a reward, or whose picture can become the photo of the player. */
export type ReviewState = (typeof REVIEW_STATES)[number];

interface AnswerCircumstances {
  readonly state: FormState;
  /** Whether the person is one of those whom the form is for. */
  readonly invited: boolean;
  /** The own response; `review` is null for forms without reviews. */
  readonly own: { readonly review: ReviewState | null } | null;
  readonly changeable: boolean;
  readonly responses: number;
  readonly maxResponses: number;
}

export type AnswerRefusal =
  | 'not_open'
  | 'planned'
  | 'closed'
  | 'not_invited'
  | 'accepted'
  | 'answered'
  | 'full';

/** Why a person cannot send answers now; null if they can. A refused response can be sent again. */
export function answerRefusal(form: AnswerCircumstances): AnswerRefusal | null {
  if (form.state === 'planned' || form.state === 'closed') return form.state;
  if (form.state !== 'open') return 'not_open';
  if (!form.invited) return 'not_invited';
  if (form.own === null) return form.responses >= form.maxResponses ? 'full' : null;
  if (form.own.review === 'accepted') return 'accepted';
  if (form.own.review === 'refused') return null;
  return form.changeable ? null : 'answered';
}
