import { STORE_LIMITS } from '@mes/domain/store/limits';
import { z } from 'zod';
import { type CacheRule, defineAction } from './define';
import { ViewerRewardSchema } from './giveaways';
import { READ_LIMIT } from './limits';
import { PageInputSchema } from './references';
import { RevisionSchema, UuidSchema } from './scalars';
import {
  EditableStoreItemSchema,
  StaffStoreRequestSchema,
  StoreItemContentSchema,
  StoreItemSchema,
  StoreRequestSchema,
  StoreRequestStateSchema,
} from './store-schemas';

/** An item becomes available without an event, so the cache time is its maximum delay. */
const ITEM_CACHE: CacheRule = { seconds: 30, until: ['store'] };
const ORDER_LIMIT = { calls: 20, seconds: 60 };

const OneItemSchema = z.object({ id: UuidSchema });
/** With the revision that the editor has loaded: a newer one is never overwritten. */
const ItemRevisionSchema = OneItemSchema.extend({ revision: RevisionSchema });
const OneRequestSchema = z.object({ id: UuidSchema });
const NoteSchema = z.string().trim().max(STORE_LIMITS.note);

const itemCalls = {
  items: defineAction({
    object: 'store',
    action: 'items',
    who: 'public',
    summary: 'List the items that are or will be available, by price',
    input: z.object({}),
    output: z.array(StoreItemSchema),
    cache: ITEM_CACHE,
    revision: 'store',
  }),

  allItems: defineAction({
    object: 'store',
    action: 'all_items',
    who: 'Admin',
    summary: 'List all items to edit them, archived ones last',
    input: z.object({}),
    output: z.array(EditableStoreItemSchema),
    limit: READ_LIMIT,
    revision: 'store',
  }),

  createItem: defineAction({
    object: 'store',
    action: 'create_item',
    who: 'Admin',
    summary: 'Add an item to the store',
    input: StoreItemContentSchema,
    output: EditableStoreItemSchema,
  }),

  editItem: defineAction({
    object: 'store',
    action: 'edit_item',
    value: 'id',
    who: 'Admin',
    summary: 'Change an item; requests keep the price at which they were made',
    input: ItemRevisionSchema.extend(StoreItemContentSchema.shape),
    output: EditableStoreItemSchema,
  }),

  archiveItem: defineAction({
    object: 'store',
    action: 'archive_item',
    value: 'id',
    who: 'Admin',
    summary: 'Take an item out of the store, or bring it back',
    input: ItemRevisionSchema.extend({ archived: z.boolean().default(true) }),
    output: EditableStoreItemSchema,
  }),
};

const buyerCalls = {
  order: defineAction({
    object: 'store',
    action: 'order',
    value: 'id',
    who: 'login',
    summary: 'Request an item; its price is reserved until staff decide',
    input: OneItemSchema.extend({
      price: StoreItemContentSchema.shape.price.meta({
        description: 'As the buyer saw it; another one is refused',
      }),
    }),
    output: StoreRequestSchema,
    limit: ORDER_LIMIT,
  }),

  ownRequests: defineAction({
    object: 'store',
    action: 'own_requests',
    who: 'login',
    summary: 'List the own requests, newest first',
    input: PageInputSchema,
    output: z.array(StoreRequestSchema),
    paged: true,
    limit: READ_LIMIT,
  }),

  ownCounts: defineAction({
    object: 'store',
    action: 'own_counts',
    who: 'login',
    summary: 'Count what the caller has of each item in this season',
    input: z.object({}),
    output: z
      .record(UuidSchema, z.int())
      .meta({ description: 'Open and fulfilled requests by item' }),
    limit: READ_LIMIT,
  }),

  claimableRewards: defineAction({
    object: 'store',
    action: 'claimable_rewards',
    who: 'login',
    summary: 'List the unpaid rewards of the caller that no open request claims, newest first',
    input: z.object({}),
    output: z.array(ViewerRewardSchema),
    limit: READ_LIMIT,
  }),

  claimReward: defineAction({
    object: 'store',
    action: 'claim_reward',
    value: 'giveaway',
    who: 'login',
    summary: 'Request the unpaid reward that the caller has won in a giveaway',
    input: z.object({
      giveaway: UuidSchema,
      message: z.string().trim().max(STORE_LIMITS.message).default('').meta({
        description: 'What staff need to hand it over; only they and the caller can read it',
      }),
    }),
    output: StoreRequestSchema,
    limit: ORDER_LIMIT,
    secret: true,
  }),

  cancel: defineAction({
    object: 'store',
    action: 'cancel_request',
    value: 'id',
    who: 'login',
    summary: 'Cancel an own open request; points come back, a reward can be claimed again',
    input: OneRequestSchema,
    output: StoreRequestSchema,
    limit: ORDER_LIMIT,
  }),
};

const staffCalls = {
  requests: defineAction({
    object: 'store',
    action: 'requests',
    who: 'Moderator',
    summary: 'List requests: open ones by age, the oldest first, ended ones newest first',
    input: PageInputSchema.extend({ state: StoreRequestStateSchema.default('open') }),
    output: z.array(StaffStoreRequestSchema),
    paged: true,
    revision: 'staff',
    limit: READ_LIMIT,
  }),

  fulfil: defineAction({
    object: 'store',
    action: 'fulfil_request',
    value: 'id',
    who: 'Moderator',
    summary: 'Hand over what was requested, with a note for the player such as a code',
    input: OneRequestSchema.extend({ note: NoteSchema.default('') }),
    output: StaffStoreRequestSchema,
    secret: true,
  }),

  refuse: defineAction({
    object: 'store',
    action: 'refuse_request',
    value: 'id',
    who: 'Moderator',
    summary: 'Refuse a request; points come back, a reward can be claimed again',
    input: OneRequestSchema.extend({ reason: NoteSchema.min(1) }),
    output: StaffStoreRequestSchema,
    secret: true,
  }),
};

export const store = { ...itemCalls, ...buyerCalls, ...staffCalls };
