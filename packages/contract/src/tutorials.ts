import { DEFUSE_MAPS } from '@mes/domain/maps/maps';
import { z } from 'zod';
import { type CacheRule, defineAction } from './define';
import { READ_LIMIT } from './limits';
import { ContentVersionSchema } from './publication';
import {
  InstantSchema,
  NothingSchema,
  RevisionSchema,
  TournamentIdSchema,
  UuidSchema,
} from './scalars';
import {
  CalloutListSchema,
  CalloutPageSchema,
  EditableTipSchema,
  MapPlaysSchema,
  MapUsageSchema,
  TipContentSchema,
  TipSchema,
  WeaponListSchema,
  WeaponPageSchema,
} from './tutorial-schemas';

/** A planned tip is published without an event, so the cache time is its maximum delay. */
const PAGE_CACHE: CacheRule = { seconds: 60, until: ['tutorials'] };
/** Sums over all matches: a result more is no news here. */
const SUM_CACHE: CacheRule = { seconds: 600, until: [] };

const OneTipSchema = z.object({ id: UuidSchema });
const TipRevisionSchema = OneTipSchema.extend({ revision: RevisionSchema });

const readerCalls = {
  tips: defineAction({
    object: 'tutorial',
    action: 'tips',
    who: 'public',
    summary: 'List the published tips in their order',
    input: z.object({}),
    output: z.array(TipSchema),
    cache: PAGE_CACHE,
    revision: 'tutorials',
  }),

  weapons: defineAction({
    object: 'tutorial',
    action: 'weapons',
    who: 'public',
    summary: 'Read the table of weapons',
    input: z.object({}),
    output: WeaponPageSchema,
    cache: PAGE_CACHE,
    revision: 'tutorials',
  }),

  callouts: defineAction({
    object: 'tutorial',
    action: 'callouts',
    who: 'public',
    summary: 'Read the callouts of all maps',
    input: z.object({}),
    output: CalloutPageSchema,
    cache: PAGE_CACHE,
    revision: 'tutorials',
  }),

  mapUsage: defineAction({
    object: 'tutorial',
    action: 'map_usage',
    who: 'public',
    summary: 'Sum up how each map is played, in all matches or in a tournament',
    input: z.object({ tournamentId: TournamentIdSchema.optional() }),
    output: z.array(MapUsageSchema),
    cache: SUM_CACHE,
  }),

  mapPlays: defineAction({
    object: 'tutorial',
    action: 'map_plays',
    value: 'map',
    who: 'public',
    summary: 'Count how often a map is played, by tournament and by month',
    input: z.object({ map: z.enum(DEFUSE_MAPS) }),
    output: MapPlaysSchema,
    cache: SUM_CACHE,
  }),
};

const editorCalls = {
  allTips: defineAction({
    object: 'tutorial',
    action: 'all_tips',
    who: 'Moderator',
    summary: 'List tips in every state, in their order, those deleted last',
    input: z.object({}),
    output: z.array(EditableTipSchema),
    limit: READ_LIMIT,
    revision: 'tutorials',
  }),

  tip: defineAction({
    object: 'tutorial',
    action: 'tip',
    value: 'id',
    who: 'Moderator',
    summary: 'Read a tip in any state, to edit it',
    input: OneTipSchema,
    output: EditableTipSchema,
    limit: READ_LIMIT,
    revision: 'tutorials',
  }),

  createTip: defineAction({
    object: 'tutorial',
    action: 'create_tip',
    who: 'Moderator',
    summary: 'Begin a tip as a draft, at the end of the order',
    input: TipContentSchema,
    output: EditableTipSchema,
  }),

  editTip: defineAction({
    object: 'tutorial',
    action: 'edit_tip',
    value: 'id',
    who: 'Moderator',
    summary: 'Change what a tip says',
    input: TipRevisionSchema.extend(TipContentSchema.shape),
    output: EditableTipSchema,
  }),

  publishTip: defineAction({
    object: 'tutorial',
    action: 'publish_tip',
    value: 'id',
    who: 'Moderator',
    summary: 'Show a tip to everybody, now or from a time on',
    input: TipRevisionSchema.extend({
      at: InstantSchema.optional().meta({ description: 'Without it now' }),
    }),
    output: EditableTipSchema,
  }),

  unpublishTip: defineAction({
    object: 'tutorial',
    action: 'unpublish_tip',
    value: 'id',
    who: 'Moderator',
    summary: 'Make a tip a draft again',
    input: TipRevisionSchema,
    output: EditableTipSchema,
  }),

  removeTip: defineAction({
    object: 'tutorial',
    action: 'remove_tip',
    value: 'id',
    who: 'Moderator',
    summary: 'Delete a tip; it can be brought back',
    input: OneTipSchema,
    output: NothingSchema,
  }),

  restoreTip: defineAction({
    object: 'tutorial',
    action: 'restore_tip',
    value: 'id',
    who: 'Moderator',
    summary: 'Bring a deleted tip back as it was',
    input: OneTipSchema,
    output: EditableTipSchema,
  }),

  orderTips: defineAction({
    object: 'tutorial',
    action: 'order_tips',
    who: 'Moderator',
    summary: 'Put the tips that are not deleted into an order',
    input: z.object({ ids: z.array(UuidSchema).max(500) }),
    output: NothingSchema,
  }),

  tipHistory: defineAction({
    object: 'tutorial',
    action: 'tip_history',
    value: 'id',
    who: 'Moderator',
    summary: 'List the versions of a tip, newest first',
    input: OneTipSchema,
    output: z.array(ContentVersionSchema),
    limit: READ_LIMIT,
  }),

  tipVersion: defineAction({
    object: 'tutorial',
    action: 'tip_version',
    value: 'id',
    who: 'Moderator',
    summary: 'Read what a tip said in one of its versions',
    input: TipRevisionSchema,
    output: TipContentSchema,
    limit: READ_LIMIT,
  }),

  editWeapons: defineAction({
    object: 'tutorial',
    action: 'edit_weapons',
    who: 'Moderator',
    summary: 'Replace the table of weapons',
    input: z.object({ revision: RevisionSchema, weapons: WeaponListSchema }),
    output: WeaponPageSchema,
  }),

  editCallouts: defineAction({
    object: 'tutorial',
    action: 'edit_callouts',
    who: 'Moderator',
    summary: 'Replace the callouts of all maps',
    input: z.object({ revision: RevisionSchema, callouts: CalloutListSchema }),
    output: CalloutPageSchema,
  }),
};

export const tutorials = { ...readerCalls, ...editorCalls };
