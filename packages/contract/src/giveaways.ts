import { z } from 'zod';
import { type CacheRule, defineAction, defineCall } from './define';
import { READ_LIMIT } from './limits';
import { PageInputSchema, PictureSchema, PlayerReferenceSchema } from './references';
import {
  CentsSchema,
  InstantSchema,
  NothingSchema,
  PlayerIdSchema,
  RevisionSchema,
  RevisionSeenSchema,
  UuidSchema,
} from './scalars';

export const GiveawayStateSchema = z.enum(['planned', 'open', 'closed', 'drawn']);

export const RewardSchema = z.object({
  name: z.string().trim().min(1).max(100),
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
  revision: RevisionSchema,
});
export type Giveaway = z.infer<typeof GiveawaySchema>;

export const GiveawayDetailSchema = GiveawaySchema.extend({
  entrants: z.array(PlayerIdSchema).nullable().meta({
    description: 'The frozen list in the order that listHash covers, once closed',
  }),
});
export type GiveawayDetail = z.infer<typeof GiveawayDetailSchema>;

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
  title: z.string().trim().min(1).max(100),
  description: z.string().max(5_000),
  picture: z.string().min(1).max(200).nullable().meta({ description: 'File name of an upload' }),
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
const REWARD_CACHE: CacheRule = { seconds: 300, until: ['giveaways'] };

export const giveaways = {
  listAll: defineAction({
    object: 'giveaway',
    action: 'list_all',
    who: 'public',
    summary: 'List the giveaways, newest first: without codes, and for admins with all',
    input: PageInputSchema,
    output: z.array(GiveawaySchema),
    paged: true,
    available: false,
  }),

  info: defineAction({
    object: 'giveaway',
    action: 'info',
    value: 'id',
    who: 'public',
    summary: 'Read a giveaway with all that is needed to check its draw',
    input: OneGiveawaySchema,
    output: GiveawayDetailSchema,
    available: false,
  }),

  create: defineAction({
    object: 'giveaway',
    action: 'create',
    who: 'Admin',
    summary: 'Create a giveaway',
    input: NewGiveawaySchema,
    output: GiveawaySchema,
    available: false,
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
    available: false,
  }),

  delete: defineAction({
    object: 'giveaway',
    action: 'delete',
    value: 'id',
    who: 'Admin',
    summary: 'Delete a giveaway that has no winners',
    input: OneGiveawaySchema,
    output: NothingSchema,
    available: false,
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
    available: false,
  }),

  listRewards: defineAction({
    object: 'giveaway',
    action: 'list_rewards',
    who: 'public',
    summary: 'List what can be won in planned and open giveaways',
    input: z.object({}),
    output: z.array(ListedRewardSchema),
    cache: REWARD_CACHE,
    available: false,
  }),

  getViewerRewards: defineAction({
    object: 'giveaway',
    action: 'get_viewer_rewards',
    who: 'login',
    summary: 'List what the caller has won',
    input: z.object({}),
    output: z.array(ViewerRewardSchema),
    limit: READ_LIMIT,
    available: false,
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
    available: false,
  }),

  promotions: defineCall({
    method: 'GET',
    path: '/promotions/all',
    who: 'public',
    summary: 'List the giveaways, newest first: without codes, and for admins with all',
    input: PageInputSchema,
    output: z.array(GiveawaySchema),
    paged: true,
    available: false,
  }),

  promotionRewards: defineCall({
    method: 'GET',
    path: '/promotions/list-rewards',
    who: 'public',
    summary: 'List what can be won in planned and open giveaways',
    input: z.object({}),
    output: z.array(ListedRewardSchema),
    cache: REWARD_CACHE,
    available: false,
  }),

  viewerRewards: defineCall({
    method: 'GET',
    path: '/promotions/viewer-rewards',
    who: 'login',
    summary: 'List what the caller has won',
    input: z.object({}),
    output: z.array(ViewerRewardSchema),
    available: false,
  }),

  createPromotion: defineCall({
    method: 'POST',
    path: '/promotions/create',
    who: 'Admin',
    summary: 'Create a giveaway',
    input: NewGiveawaySchema,
    output: GiveawaySchema,
    available: false,
  }),

  deletePromotion: defineCall({
    method: 'DELETE',
    path: '/promotions/{id}',
    who: 'Admin',
    summary: 'Delete a giveaway that has no winners',
    input: OneGiveawaySchema,
    output: NothingSchema,
    available: false,
  }),

  enterPromotion: defineCall({
    method: 'POST',
    path: '/promotions/enter',
    who: 'login',
    summary: 'Enter the open giveaway that has this code',
    input: EnterSchema,
    output: GiveawaySchema,
    limit: ENTRY_LIMIT,
    available: false,
  }),
};
