import { z } from 'zod';
import { defineAction } from './define';
import { READ_LIMIT } from './limits';
import { PageInputSchema } from './references';
import { InstantSchema, PlayerIdSchema } from './scalars';

export const FormIdSchema = z
  .string()
  .regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/, 'It holds letters, digits, - and _.');

const MAX_ANSWERS = 100;

/** A list for questions with several choices. */
export const AnswerSchema = z.union([
  z.string().max(5_000),
  z.number(),
  z.boolean(),
  z.array(z.string().max(200)).max(50),
]);

export const AnswersSchema = z
  .record(z.string().min(1).max(64), AnswerSchema)
  .refine(
    (answers) => Object.keys(answers).length <= MAX_ANSWERS,
    `At most ${MAX_ANSWERS} answers.`,
  )
  .meta({ description: 'By the key of the question' });
export type Answers = z.infer<typeof AnswersSchema>;

export const FormResponseSchema = z.object({
  playerId: PlayerIdSchema,
  playerName: z.string(),
  gameId: z.string().nullable(),
  answers: AnswersSchema,
  createdAt: InstantSchema,
  updatedAt: InstantSchema,
});
export type FormResponse = z.infer<typeof FormResponseSchema>;

export const forms = {
  getResponses: defineAction({
    object: 'form',
    action: 'get_responses',
    value: 'id',
    who: 'Moderator',
    summary: 'List the responses to a form, newest first',
    input: PageInputSchema.extend({ id: FormIdSchema }),
    output: z.array(FormResponseSchema),
    paged: true,
    limit: READ_LIMIT,
    available: false,
  }),

  setResponse: defineAction({
    object: 'form',
    action: 'set_response',
    value: 'id',
    who: 'login',
    summary: 'Answer a form, or replace the own answers while it is open',
    input: z.object({ id: FormIdSchema, answers: AnswersSchema }),
    output: FormResponseSchema,
    limit: { calls: 20, seconds: 60 },
    available: false,
  }),

  checkResponse: defineAction({
    object: 'form',
    action: 'check_response',
    value: 'id',
    who: 'login',
    summary: 'Read the own response to a form, null for none',
    input: z.object({ id: FormIdSchema }),
    output: FormResponseSchema.nullable(),
    limit: READ_LIMIT,
    available: false,
  }),
};
