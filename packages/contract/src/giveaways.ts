import { GIVEAWAY_STATES } from '@mes/domain/giveaways/state';
import { z } from 'zod';
import { type CacheRule, defineAction, defineCall } from './define';
import { OVERLAY_LIMIT, READ_LIMIT } from './limits';
import { PageInputSchema, PictureSchema, PlayerReferenceSchema } from './references';
import {
  CentsSchema,
  InstantSchema,
  LineSchema,
  NothingSchema,
  PlayerIdSchema,
  RevisionSchema,
  RevisionSeenSchema,
  UuidSchema,
} from './scalars';

export const GiveawayStateSchema = z.enum(GIVEAWAY_STATES);

export const RewardSchema = z.object({
  name: LineSchema.max(100),
  count: z.int().min(1).max(1_000).meta({ description: 'How many winners get one' }),
  value: CentsSchema.min(0).max(100_000_000).nullable(),
});
export type Reward = z.infer<typeof RewardSchema>;

export const WinnerSchema = z.object({
  place: z.int(),
  player: PlayerReferenceSchema,
  reward: z.string(),
  paid: z.boolean(),
});
export type Winner = z.infer<typeof WinnerSchema>;

const HashSchema = z.string().meta({ description: 'SHA-256 in hex' });

/**
 * Lets anyone verify a draw. Each part is published when it can no longer be abused: the hash of the
 * seed at the opening, the hash of the list at the closing, the seed after the draw.
 */
export const FairnessSchema = z.object({
  seedHash: HashSchema.nullable(),
  listHash: HashSchema.nullable(),
  seed: z.string().nullable(),
});
export type Fairness = z.infer<typeof FairnessSchema>;

export const GiveawaySchema = z.object({
  id: UuidSchema,
  title: z.string(),
  description: z.string(),
  picture: PictureSchema.nullable(),
  code: z.string().nullable().meta({ description: 'Only for admins, null for all others' }),
  state: GiveawayStateSchema,
  paid: z.boolean().meta({ description: 'Every winner has been paid' }),
  rewards: z.array(RewardSchema),
  winners: z.array(WinnerSchema),
  fairness: FairnessSchema,
  minAccountAgeDays: z.int(),
  opensAt: InstantSchema,
  closesAt: InstantSchema,
  drawnAt: InstantSchema.nullable(),
  entries: z.int(),
  entered: z.boolean().meta({ description: 'Whether the caller has entered' }),
  voidReason: z.string().nullable().meta({
    description: "Why staff took out the caller's entry; null while it counts",
  }),
  revision: RevisionSchema,
});
export type Giveaway = z.infer<typeof GiveawaySchema>;

/** Apart from the giveaway: ten thousand ids are 140 KB, and few visitors verify the draw. */
export const EntrantListSchema = z.object({
  entrants: z.array(PlayerIdSchema).nullable().meta({
    description: 'The frozen list in the order that listHash covers, once closed',
  }),
  voided: z.array(PlayerIdSchema).meta({
    description: 'Those of the list whom staff took out before the draw, once drawn',
  }),
});
export type EntrantList = z.infer<typeof EntrantListSchema>;

/** What staff look at to find people who entered more than once. */
export const GiveawayEntrySchema = z.object({
  player: PlayerReferenceSchema,
  enteredAt: InstantSchema,
  sameNetwork: z.int().meta({ description: 'How many others entered from the same network' }),
  sameDevice: z.int().meta({ description: 'How many others play on the same device' }),
  voided: z
    .object({ reason: z.string(), at: InstantSchema, by: PlayerReferenceSchema.nullable() })
    .nullable(),
});
export type GiveawayEntry = z.infer<typeof GiveawayEntrySchema>;

export const StreamGiveawaySchema = z.object({
  giveaway: GiveawaySchema.nullable(),
  names: z.array(z.string()).meta({
    description: 'Some of the entrants, once it is closed: they run through the draw on stream',
  }),
});
export type StreamGiveaway = z.infer<typeof StreamGiveawaySchema>;

export const ListedRewardSchema = RewardSchema.extend({
  giveaway: UuidSchema,
  title: z.string(),
  state: GiveawayStateSchema,
});
export type ListedReward = z.infer<typeof ListedRewardSchema>;

export const ViewerRewardSchema = z.object({
  giveaway: UuidSchema,
  title: z.string(),
  reward: z.string(),
  value: CentsSchema.nullable(),
  wonAt: InstantSchema,
  paid: z.boolean(),
});
export type ViewerReward = z.infer<typeof ViewerRewardSchema>;

const CodeSchema = z
  .string()
  .trim()
  .regex(/^[A-Za-z0-9_-]{3,32}$/, 'A code has 3 to 32 letters, digits, - and _.');

/** Without defaults, so that an edit changes only the fields that are sent. */
const fields = {
  title: LineSchema.max(100),
  description: z.string().max(5_000),
  picture: z
    .string()
    .regex(/^[0-9a-f]{32}\.webp$/, 'It is the filename of an uploaded picture.')
    .nullable(),
  code: CodeSchema,
  rewards: z.array(RewardSchema).min(1).max(50),
  minAccountAgeDays: z.int().min(0).max(3_650),
  opensAt: InstantSchema,
  closesAt: InstantSchema,
};

const NewGiveawaySchema = z.object({
  ...fields,
  description: fields.description.default(''),
  picture: fields.picture.default(null),
  minAccountAgeDays: fields.minAccountAgeDays.default(0),
});

const OneGiveawaySchema = z.object({ id: UuidSchema });
const EnterSchema = z.object({ code: CodeSchema });

/** Too low for guessing codes. */
const ENTRY_LIMIT = { calls: 10, seconds: 60 };
const CACHE: CacheRule = { seconds: 60, until: ['giveaways'] };

export const giveaways = {
  listAll: defineAction({
    object: 'giveaway',
    action: 'list_all',
    who: 'public',
    summary: 'List the giveaways, newest first: without codes, and for admins with all',
    input: PageInputSchema,
    output: z.array(GiveawaySchema),
    paged: true,
    revision: 'giveaways',
  }),

  info: defineAction({
    object: 'giveaway',
    action: 'info',
    value: 'id',
    who: 'public',
    summary: 'Read a giveaway',
    input: OneGiveawaySchema,
    output: GiveawaySchema,
    revision: 'giveaways',
  }),

  entrants: defineAction({
    object: 'giveaway',
    action: 'entrants',
    value: 'id',
    who: 'public',
    summary: 'Read the list that a closed giveaway is drawn from, to verify its draw',
    input: OneGiveawaySchema,
    output: EntrantListSchema,
    cache: CACHE,
  }),

  create: defineAction({
    object: 'giveaway',
    action: 'create',
    who: 'Admin',
    summary: 'Create a giveaway',
    input: NewGiveawaySchema,
    output: GiveawaySchema,
  }),

  edit: defineAction({
    object: 'giveaway',
    action: 'edit',
    value: 'id',
    who: 'Admin',
    summary: 'Change a giveaway; once it is open, only what does not touch the draw',
    input: OneGiveawaySchema.extend({
      ...z.object(fields).partial().shape,
      revision: RevisionSeenSchema,
    }),
    output: GiveawaySchema,
  }),

  delete: defineAction({
    object: 'giveaway',
    action: 'delete',
    value: 'id',
    who: 'Admin',
    summary: 'Delete a giveaway that has no winners',
    input: OneGiveawaySchema,
    output: NothingSchema,
  }),

  pickWinners: defineAction({
    object: 'giveaway',
    action: 'pick_winners',
    value: 'id',
    who: 'Admin',
    summary: 'Draw the winners of a closed giveaway, or with paid mark them paid',
    input: OneGiveawaySchema.extend({
      paid: z.boolean().default(false),
      players: z.array(PlayerIdSchema).min(1).max(1_000).optional().meta({
        description: 'Only these winners have been paid; all of them unless given',
      }),
    }),
    output: GiveawaySchema,
  }),

  listRewards: defineAction({
    object: 'giveaway',
    action: 'list_rewards',
    who: 'public',
    summary: 'List what can be won in planned and open giveaways',
    input: z.object({}),
    output: z.array(ListedRewardSchema),
    cache: CACHE,
  }),

  getViewerRewards: defineAction({
    object: 'giveaway',
    action: 'get_viewer_rewards',
    who: 'login',
    summary: 'List what the caller has won',
    input: z.object({}),
    output: z.array(ViewerRewardSchema),
    limit: READ_LIMIT,
  }),

  enter: defineAction({
    object: 'giveaway',
    action: 'enter',
    value: 'code',
    who: 'login',
    summary: 'Enter the open giveaway that has this code',
    input: EnterSchema,
    output: GiveawaySchema,
    limit: ENTRY_LIMIT,
  }),

  entries: defineAction({
    object: 'giveaway',
    action: 'entries',
    value: 'id',
    who: 'Admin',
    summary: 'List who has entered a giveaway, with what entries have in common, newest first',
    input: OneGiveawaySchema.extend(PageInputSchema.shape),
    output: z.array(GiveawayEntrySchema),
    paged: true,
    limit: READ_LIMIT,
  }),

  // Of the stream: overlays do not wait in the access queue.
  onStream: defineAction({
    object: 'stream',
    action: 'giveaway',
    value: 'id',
    who: 'public',
    summary: 'Read what the overlay shows: a giveaway, or the newest that is open',
    input: z.object({ id: UuidSchema.optional() }),
    output: StreamGiveawaySchema,
    cache: CACHE,
    limit: OVERLAY_LIMIT,
  }),

  promotions: defineCall({
    method: 'GET',
    path: '/promotions/all',
    who: 'public',
    summary: 'List the giveaways, newest first: without codes, and for admins with all',
    input: PageInputSchema,
    output: z.array(GiveawaySchema),
    paged: true,
    revision: 'giveaways',
  }),

  promotionRewards: defineCall({
    method: 'GET',
    path: '/promotions/list-rewards',
    who: 'public',
    summary: 'List what can be won in planned and open giveaways',
    input: z.object({}),
    output: z.array(ListedRewardSchema),
    cache: CACHE,
  }),

  viewerRewards: defineCall({
    method: 'GET',
    path: '/promotions/viewer-rewards',
    who: 'login',
    summary: 'List what the caller has won',
    input: z.object({}),
    output: z.array(ViewerRewardSchema),
  }),

  createPromotion: defineCall({
    method: 'POST',
    path: '/promotions/create',
    who: 'Admin',
    summary: 'Create a giveaway',
    input: NewGiveawaySchema,
    output: GiveawaySchema,
  }),

  deletePromotion: defineCall({
    method: 'DELETE',
    path: '/promotions/{id}',
    who: 'Admin',
    summary: 'Delete a giveaway that has no winners',
    input: OneGiveawaySchema,
    output: NothingSchema,
  }),

  enterPromotion: defineCall({
    method: 'POST',
    path: '/promotions/enter',
    who: 'login',
    summary: 'Enter the open giveaway that has this code',
    input: EnterSchema,
    output: GiveawaySchema,
    limit: ENTRY_LIMIT,
  }),
};
