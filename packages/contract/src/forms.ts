import { FORM_LIMITS } from '@mes/domain/forms/limits';
import { REVIEW_STATES } from '@mes/domain/forms/state';
import { z } from 'zod';
import { defineAction, defineCall } from './define';
import {
  AnswersSchema,
  EditableFormSchema,
  FormAboutSchema,
  FormContentSchema,
  FormIdSchema,
  FormPictureSchema,
  FormReportSchema,
  FormResponseSchema,
  FormSchema,
  FormStateSchema,
  FormSummarySchema,
  StaffFormResponseSchema,
} from './form-schemas';
import { READ_LIMIT, UPLOAD_LIMIT } from './limits';
import { ContentVersionSchema } from './publication';
import { PageInputSchema, PictureUploadSchema } from './references';
import { InstantSchema, NothingSchema, RevisionSchema, UuidSchema } from './scalars';

const OneFormSchema = z.object({ id: FormIdSchema });
/** With the revision that the editor has loaded: a newer one is never overwritten. */
const FormRevisionSchema = OneFormSchema.extend({ revision: RevisionSchema });
const OneResponseSchema = z.object({ id: UuidSchema });

const answerCalls = {
  about: defineAction({
    object: 'form',
    action: 'about',
    value: 'id',
    who: 'public',
    summary: 'Read what a form is about, the same for everyone',
    input: OneFormSchema,
    output: FormAboutSchema,
    cache: { seconds: 10, until: ['forms'] },
  }),

  read: defineAction({
    object: 'form',
    action: 'read',
    value: 'id',
    who: 'public',
    summary: 'Read a form to answer it',
    input: OneFormSchema,
    output: FormSchema,
  }),

  setResponse: defineAction({
    object: 'form',
    action: 'set_response',
    value: 'id',
    who: 'login',
    summary: 'Answer a form, or replace the own answers while it is open',
    input: OneFormSchema.extend({
      answers: AnswersSchema,
      version: RevisionSchema.optional().meta({
        description: 'The version of the form that was answered; without it the current one',
      }),
    }),
    output: FormResponseSchema,
    limit: { calls: 20, seconds: 60 },
    anonymous: true,
    // Stored with the account, it would say who has answered what.
    secret: true,
  }),

  checkResponse: defineAction({
    object: 'form',
    action: 'check_response',
    value: 'id',
    who: 'login',
    summary: 'Read the own response to a form, null for none',
    input: OneFormSchema,
    output: FormResponseSchema.nullable(),
    limit: READ_LIMIT,
    anonymous: true,
  }),

  uploadPicture: defineAction({
    object: 'form',
    action: 'upload_picture',
    value: 'id',
    who: 'login',
    summary: 'Upload a picture for an answer; only the caller and staff can see it',
    input: OneFormSchema.extend(PictureUploadSchema.shape),
    output: FormPictureSchema,
    limit: UPLOAD_LIMIT,
    anonymous: true,
    secret: true,
  }),

  // Not an address: browsers send no credentials with the pictures of a page.
  picture: defineAction({
    object: 'form',
    action: 'picture',
    value: 'id',
    who: 'login',
    summary: 'Read a picture of the own response, or of any as staff',
    input: z.object({ id: UuidSchema }),
    output: z.object({
      type: z.literal('image/webp'),
      data: z.string().meta({ description: 'Base64' }),
    }),
    limit: READ_LIMIT,
    anonymous: true,
  }),
};

const editorCalls = {
  all: defineAction({
    object: 'form',
    action: 'all',
    who: 'Moderator',
    summary: 'List forms in every state with their counts, last changed first',
    input: PageInputSchema.extend({
      state: FormStateSchema.optional().meta({
        description: 'Without it all that are not deleted',
      }),
    }),
    output: z.array(FormSummarySchema),
    paged: true,
    limit: READ_LIMIT,
    revision: 'forms',
  }),

  get: defineAction({
    object: 'form',
    action: 'get',
    value: 'id',
    who: 'Moderator',
    summary: 'Read a form in any state, to edit it',
    input: OneFormSchema,
    output: EditableFormSchema,
    limit: READ_LIMIT,
    revision: 'forms',
  }),

  create: defineAction({
    object: 'form',
    action: 'create',
    who: 'Moderator',
    summary: 'Begin a form as a draft',
    input: FormContentSchema.extend({
      id: FormIdSchema.optional().meta({ description: 'Without it one that follows the title' }),
    }),
    output: EditableFormSchema,
  }),

  edit: defineAction({
    object: 'form',
    action: 'edit',
    value: 'id',
    who: 'Moderator',
    summary: 'Change a form; answers to removed fields stay',
    input: FormRevisionSchema.extend(FormContentSchema.shape),
    output: EditableFormSchema,
  }),

  open: defineAction({
    object: 'form',
    action: 'open',
    value: 'id',
    who: 'Moderator',
    summary: 'Let people answer a form, now or from a time on, or change its times',
    input: FormRevisionSchema.extend({
      at: InstantSchema.optional().meta({ description: 'Without it now' }),
      until: InstantSchema.nullable().default(null).meta({ description: 'Null for no end' }),
    }),
    output: EditableFormSchema,
  }),

  close: defineAction({
    object: 'form',
    action: 'close',
    value: 'id',
    who: 'Moderator',
    summary: 'Take no further answers',
    input: FormRevisionSchema,
    output: EditableFormSchema,
  }),

  remove: defineAction({
    object: 'form',
    action: 'remove',
    value: 'id',
    who: 'Moderator',
    summary: 'Delete a form; it can be brought back',
    input: OneFormSchema,
    output: NothingSchema,
  }),

  restore: defineAction({
    object: 'form',
    action: 'restore',
    value: 'id',
    who: 'Moderator',
    summary: 'Bring a deleted form back as it was',
    input: OneFormSchema,
    output: EditableFormSchema,
  }),

  history: defineAction({
    object: 'form',
    action: 'history',
    value: 'id',
    who: 'Moderator',
    summary: 'List the versions of a form, newest first',
    input: OneFormSchema,
    output: z.array(ContentVersionSchema),
    limit: READ_LIMIT,
  }),

  version: defineAction({
    object: 'form',
    action: 'version',
    value: 'id',
    who: 'Moderator',
    summary: 'Read a form as it was in one of its versions',
    input: FormRevisionSchema,
    output: FormContentSchema,
    limit: READ_LIMIT,
  }),
};

const responseCalls = {
  getResponses: defineAction({
    object: 'form',
    action: 'get_responses',
    value: 'id',
    who: 'Moderator',
    summary: 'List the responses to a form, newest first',
    input: PageInputSchema.extend({
      id: FormIdSchema,
      show: z
        .enum([...REVIEW_STATES, 'deleted'])
        .optional()
        .meta({
          description: 'Without it all that are not deleted',
        }),
      search: z.string().trim().min(1).max(100).optional().meta({
        description: 'In names of players and in answers',
      }),
      field: z.string().max(16).optional().meta({ description: 'Only with `equals` in it' }),
      equals: z
        .string()
        .max(300)
        .optional()
        .meta({ description: 'The id of an option, or a number' }),
    }),
    output: z.array(StaffFormResponseSchema),
    paged: true,
    limit: READ_LIMIT,
    revision: 'forms',
  }),

  report: defineAction({
    object: 'form',
    action: 'report',
    value: 'id',
    who: 'Moderator',
    summary: 'Read what all responses to a form say together',
    input: OneFormSchema,
    output: FormReportSchema,
    limit: READ_LIMIT,
    revision: 'forms',
  }),

  responsesFile: defineCall({
    method: 'GET',
    path: '/forms/{id}/responses.csv',
    who: 'Moderator',
    summary: 'Download the responses to a form as a table for spreadsheets',
    input: OneFormSchema,
    output: z.string(),
    file: { type: 'text/csv; charset=utf-8', name: 'responses.csv' },
  }),

  acceptResponse: defineAction({
    object: 'form',
    action: 'accept_response',
    value: 'id',
    who: 'Moderator',
    summary: 'Accept a response and give its reward, once for each player and form',
    input: OneResponseSchema.extend({
      usePhoto: z.boolean().default(false).meta({
        description: 'The picture becomes the photo of the player',
      }),
    }),
    output: StaffFormResponseSchema,
  }),

  refuseResponse: defineAction({
    object: 'form',
    action: 'refuse_response',
    value: 'id',
    who: 'Moderator',
    summary: 'Refuse a response; the player can answer again while the form is open',
    input: OneResponseSchema.extend({
      reason: z.string().trim().min(1).max(FORM_LIMITS.reason),
    }),
    output: StaffFormResponseSchema,
  }),

  removeResponse: defineAction({
    object: 'form',
    action: 'remove_response',
    value: 'id',
    who: 'Moderator',
    summary: 'Delete a response; it can be brought back',
    input: OneResponseSchema,
    output: NothingSchema,
  }),

  restoreResponse: defineAction({
    object: 'form',
    action: 'restore_response',
    value: 'id',
    who: 'Moderator',
    summary: 'Bring a deleted response back',
    input: OneResponseSchema,
    output: StaffFormResponseSchema,
  }),
};

export const forms = { ...answerCalls, ...editorCalls, ...responseCalls };
