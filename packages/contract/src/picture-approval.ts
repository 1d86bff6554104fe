import { z } from 'zod';
import { defineAction } from './define';
import { READ_LIMIT } from './limits';
import { PageInputSchema, PlayerReferenceSchema, TeamReferenceSchema } from './references';
import { InstantSchema, NothingSchema, TeamNameSchema, UuidSchema } from './scalars';

/** A picture that waits for a moderator. Its bytes have no address: they are read by a call. */
export const WaitingPictureSchema = z.object({
  id: UuidSchema,
  width: z.int(),
  height: z.int(),
  uploadedAt: InstantSchema,
});
export type WaitingPicture = z.infer<typeof WaitingPictureSchema>;

/** Either a photo of a player or a logo of a team. The references have the picture that shows now. */
export const PictureSubmissionSchema = WaitingPictureSchema.extend({
  state: z.enum(['pending', 'rejected']),
  player: PlayerReferenceSchema.nullable(),
  team: TeamReferenceSchema.nullable(),
  uploadedBy: PlayerReferenceSchema.nullable(),
  decidedAt: InstantSchema.nullable(),
  decidedBy: PlayerReferenceSchema.nullable(),
  reason: z.string().nullable(),
});
export type PictureSubmission = z.infer<typeof PictureSubmissionSchema>;

const OneSubmissionSchema = z.object({ id: UuidSchema });

export const pictureApproval = {
  list: defineAction({
    object: 'picture_approval',
    action: 'list',
    who: 'Moderator',
    summary:
      'List the pictures that wait for approval, oldest first, or those rejected, newest first',
    input: PageInputSchema.extend({
      state: PictureSubmissionSchema.shape.state.default('pending'),
    }),
    output: z.array(PictureSubmissionSchema),
    paged: true,
    limit: READ_LIMIT,
    revision: 'staff',
  }),

  waiting: defineAction({
    object: 'picture_approval',
    action: 'waiting',
    value: 'team',
    who: 'login',
    summary: 'Read which own photo, or which logo of a team that the caller manages, waits',
    input: z.object({
      team: TeamNameSchema.optional().meta({ description: 'The own photo unless given' }),
    }),
    output: z.object({ picture: WaitingPictureSchema.nullable() }),
    limit: READ_LIMIT,
  }),

  picture: defineAction({
    object: 'picture_approval',
    action: 'picture',
    value: 'id',
    who: 'login',
    summary:
      'Read a picture that waits: for its owner and for moderators, who also read rejected ones',
    input: OneSubmissionSchema,
    output: z.object({
      type: z.literal('image/webp'),
      data: z.string().meta({ description: 'The picture as base64' }),
    }),
    limit: READ_LIMIT,
  }),

  approve: defineAction({
    object: 'picture_approval',
    action: 'approve',
    value: 'id',
    who: 'Moderator',
    summary: 'Show a picture that waits to everyone, in place of the old one',
    input: OneSubmissionSchema,
    output: NothingSchema,
  }),

  reject: defineAction({
    object: 'picture_approval',
    action: 'reject',
    value: 'id',
    who: 'Moderator',
    summary: 'Reject a picture that waits; the owner is told the reason',
    input: OneSubmissionSchema.extend({ reason: z.string().trim().min(1).max(500) }),
    output: NothingSchema,
  }),

  restore: defineAction({
    object: 'picture_approval',
    action: 'restore',
    value: 'id',
    who: 'Moderator',
    summary: 'Undo a rejection: the picture waits again',
    input: OneSubmissionSchema,
    output: NothingSchema,
  }),
};
