import { FORM_LIMITS } from '@mes/domain/forms/limits';
import { FORM_STATES, REVIEW_STATES } from '@mes/domain/forms/state';
import { z } from 'zod';
import { PlayerReferenceSchema } from './references';
import {
  InstantSchema,
  LineSchema,
  PlayerIdSchema,
  RevisionSchema,
  TeamNameSchema,
  TournamentIdSchema,
  UuidSchema,
} from './scalars';

export const FormIdSchema = z
  .string()
  .regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/, 'It holds letters, digits, - and _.');

/** Of a field or an option; editors choose one when they add it. */
const PartIdSchema = z.string().regex(/^[a-z0-9]{1,16}$/, 'It holds small letters and digits.');

const MAX_ANSWERS = 100;

export const AnswerSchema = z
  .union([z.string().max(FORM_LIMITS.longText), z.number(), z.array(z.string().max(300)).max(50)])
  .meta({ description: 'A list for choices of several options; `other:…` for a written answer' });

export const AnswersSchema = z
  .record(z.string().min(1).max(64), AnswerSchema)
  .refine(
    (answers) => Object.keys(answers).length <= MAX_ANSWERS,
    `At most ${MAX_ANSWERS} answers.`,
  )
  .meta({ description: 'By the id of the field' });

export const FieldOptionSchema = z.object({
  id: PartIdSchema,
  label: LineSchema.max(FORM_LIMITS.option),
});

const BaseFieldSchema = z.object({
  id: PartIdSchema,
  label: LineSchema.max(FORM_LIMITS.label),
  help: z.string().trim().max(FORM_LIMITS.help),
  required: z.boolean(),
  condition: z
    .object({
      field: PartIdSchema,
      values: z.array(z.string().max(16)).max(FORM_LIMITS.options + 1),
    })
    .nullable()
    .meta({ description: 'Shown when that field has one of the values, or any without values' }),
});

const BoundSchema = z.number().min(-FORM_LIMITS.number).max(FORM_LIMITS.number).nullable();

export const FormFieldSchema = z.discriminatedUnion('kind', [
  BaseFieldSchema.extend({ kind: z.literal('text'), long: z.boolean() }),
  BaseFieldSchema.extend({
    kind: z.literal('number'),
    min: BoundSchema,
    max: BoundSchema,
    whole: z.boolean(),
  }),
  BaseFieldSchema.extend({
    kind: z.literal('choice'),
    options: z.array(FieldOptionSchema).max(FORM_LIMITS.options),
    many: z.boolean(),
    other: z.boolean(),
  }),
  BaseFieldSchema.extend({
    kind: z.literal('rating'),
    steps: z.int().min(2).max(FORM_LIMITS.ratingSteps),
  }),
  BaseFieldSchema.extend({ kind: z.enum(['player', 'team', 'picture']) }),
]);

export const FormAudienceSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('everyone') }),
  z.object({ kind: z.literal('team'), team: TeamNameSchema }),
  z.object({ kind: z.literal('tournament'), tournament: TournamentIdSchema }),
]);
export type FormAudience = z.infer<typeof FormAudienceSchema>;

/** The content of a form; every change sends all of it. */
export const FormContentSchema = z.object({
  title: LineSchema.max(FORM_LIMITS.title),
  description: z.string().trim().max(FORM_LIMITS.description),
  fields: z.array(FormFieldSchema).max(FORM_LIMITS.fields),
  anonymous: z.boolean().meta({ description: 'Nobody sees who has answered' }),
  changeable: z.boolean().meta({ description: 'Responses can be changed until the form closes' }),
  audience: FormAudienceSchema,
  maxResponses: z.int().min(1).max(FORM_LIMITS.responses).nullable(),
  rewardPoints: z
    .int()
    .min(1)
    .max(FORM_LIMITS.rewardPoints)
    .nullable()
    .meta({ description: 'Voting points for a response that staff accept' }),
  photoField: PartIdSchema.nullable().meta({
    description: 'The picture of an accepted response can become the photo of the player',
  }),
});
export type FormContent = z.infer<typeof FormContentSchema>;

export const FormStateSchema = z.enum(FORM_STATES);

/** A row of the list of forms. */
export const FormSummarySchema = z.object({
  id: FormIdSchema,
  title: z.string(),
  state: FormStateSchema,
  anonymous: z.boolean(),
  opensAt: InstantSchema.nullable().meta({ description: 'Null for a draft' }),
  closesAt: InstantSchema.nullable(),
  responses: z.int(),
  pending: z.int().meta({ description: 'Responses that staff have not accepted or refused yet' }),
  updatedAt: InstantSchema,
  updatedBy: PlayerReferenceSchema.nullable(),
  revision: RevisionSchema,
});
export type FormSummary = z.infer<typeof FormSummarySchema>;

/** A form as its editor loads it. */
export const EditableFormSchema = FormSummarySchema.extend(FormContentSchema.shape).extend({
  version: RevisionSchema.meta({ description: 'The revision in which the content last changed' }),
});
export type EditableForm = z.infer<typeof EditableFormSchema>;

/** What a form is about, which everybody may know. */
export const FormAboutSchema = FormContentSchema.pick({ title: true, description: true }).extend({
  id: FormIdSchema,
});
export type FormAbout = z.infer<typeof FormAboutSchema>;

/** A form as people answer it. */
export const FormSchema = FormContentSchema.omit({ audience: true, maxResponses: true }).extend({
  id: FormIdSchema,
  state: FormStateSchema,
  opensAt: InstantSchema.nullable(),
  closesAt: InstantSchema.nullable(),
  audience: z.object({
    kind: z.enum(['everyone', 'team', 'tournament']),
    name: z.string().nullable().meta({ description: 'Of the team or tournament' }),
  }),
  version: RevisionSchema,
  refusal: z.string().nullable().meta({
    description: 'Why the caller cannot send answers now; then the fields may be left out',
  }),
});
export type Form = z.infer<typeof FormSchema>;

export const ReviewStateSchema = z.enum(REVIEW_STATES);

export const FormResponseSchema = z.object({
  id: UuidSchema,
  playerId: PlayerIdSchema.nullable().meta({ description: 'Null if the form is anonymous' }),
  playerName: z.string().nullable(),
  gameId: z.string().nullable(),
  answers: AnswersSchema,
  names: z
    .record(z.string(), z.string())
    .meta({ description: 'Of the players that the answers name, by id' }),
  version: RevisionSchema.meta({ description: 'The version of the form that was answered' }),
  review: ReviewStateSchema.nullable().meta({ description: 'Null if nobody reviews responses' }),
  reason: z.string().nullable().meta({ description: 'Of a refusal' }),
  createdAt: InstantSchema.meta({ description: 'Only the day, if the form is anonymous' }),
  updatedAt: InstantSchema,
});
export type FormResponse = z.infer<typeof FormResponseSchema>;

/** A response as staff read it. */
export const StaffFormResponseSchema = FormResponseSchema.extend({
  reviewedAt: InstantSchema.nullable(),
  reviewedBy: PlayerReferenceSchema.nullable(),
  deletedAt: InstantSchema.nullable(),
});
export type StaffFormResponse = z.infer<typeof StaffFormResponseSchema>;

export const KnownFieldSchema = z.object({
  field: FormFieldSchema,
  removed: z.boolean(),
  removedOptions: z.array(FieldOptionSchema),
});

export const FormReportSchema = z.object({
  id: FormIdSchema,
  title: z.string(),
  state: FormStateSchema,
  anonymous: z.boolean(),
  rewardPoints: z.int().nullable(),
  photoField: PartIdSchema.nullable(),
  reviewed: z.boolean().meta({ description: 'Whether staff accept or refuse responses' }),
  responses: z.int(),
  pending: z.int(),
  deleted: z.int(),
  fields: z.array(KnownFieldSchema).meta({ description: 'Removed fields stay at the end' }),
  summaries: z.array(
    z.object({
      id: z.string(),
      answered: z.int(),
      texts: z.array(z.string()).meta({ description: 'The newest answers in words' }),
      counts: z.array(z.object({ value: z.string(), label: z.string(), count: z.int() })),
      numbers: z
        .object({ min: z.number(), max: z.number(), mean: z.number(), median: z.number() })
        .nullable(),
    }),
  ),
});
export type FormReport = z.infer<typeof FormReportSchema>;

/** Only the one who answers and staff can see it. */
export const FormPictureSchema = z.object({
  id: UuidSchema,
  width: z.int(),
  height: z.int(),
});
export type FormPicture = z.infer<typeof FormPictureSchema>;
