import { z } from 'zod';
import {
  AnnouncementBannerSchema,
  AnnouncementContentSchema,
  AnnouncementSchema,
  AnnouncementStateSchema,
} from './announcement-schemas';
import { defineAction } from './define';
import { READ_LIMIT } from './limits';
import { ContentVersionSchema } from './publication';
import { PageInputSchema } from './references';
import { InstantSchema, NothingSchema, RevisionSchema, UuidSchema } from './scalars';

export type { Announcement, AnnouncementBanner, AnnouncementContent } from './announcement-schemas';

const OneAnnouncementSchema = z.object({ id: UuidSchema });
const AnnouncementRevisionSchema = OneAnnouncementSchema.extend({ revision: RevisionSchema });

/** Browsers count an announcement once; people behind one address are few. */
const SEEN_LIMIT = { calls: 60, seconds: 60 };

const readerCalls = {
  current: defineAction({
    object: 'announcement',
    action: 'current',
    who: 'public',
    summary: 'List the announcements for everyone that are live',
    input: z.object({}),
    output: z.array(AnnouncementBannerSchema),
    cache: { seconds: 60, until: ['announcements'] },
    revision: 'announcements',
  }),

  own: defineAction({
    object: 'announcement',
    action: 'own',
    who: 'login',
    banned: 'allowed',
    summary: 'List the live announcements for the caller, without those dismissed',
    input: z.object({}),
    output: z.array(AnnouncementBannerSchema),
    limit: READ_LIMIT,
    revision: 'announcements',
  }),

  see: defineAction({
    object: 'announcement',
    action: 'see',
    value: 'id',
    who: 'public',
    summary: 'Count that an announcement was seen; an account counts once',
    input: OneAnnouncementSchema,
    output: NothingSchema,
    limit: SEEN_LIMIT,
  }),

  dismiss: defineAction({
    object: 'announcement',
    action: 'dismiss',
    value: 'id',
    who: 'login',
    banned: 'allowed',
    summary: 'Do not show an announcement to the caller again',
    input: OneAnnouncementSchema,
    output: NothingSchema,
  }),
};

const editorCalls = {
  all: defineAction({
    object: 'announcement',
    action: 'all',
    who: 'Admin',
    summary: 'List announcements in every state, last changed first',
    input: PageInputSchema.extend({
      state: AnnouncementStateSchema.optional().meta({
        description: 'Without it all that are not deleted',
      }),
    }),
    output: z.array(AnnouncementSchema),
    paged: true,
    limit: READ_LIMIT,
    revision: 'staff',
  }),

  get: defineAction({
    object: 'announcement',
    action: 'get',
    value: 'id',
    who: 'Admin',
    summary: 'Read an announcement in any state, to edit it',
    input: OneAnnouncementSchema,
    output: AnnouncementSchema,
    limit: READ_LIMIT,
    revision: 'staff',
  }),

  create: defineAction({
    object: 'announcement',
    action: 'create',
    who: 'Admin',
    summary: 'Begin an announcement as a draft',
    input: AnnouncementContentSchema,
    output: AnnouncementSchema,
  }),

  edit: defineAction({
    object: 'announcement',
    action: 'edit',
    value: 'id',
    who: 'Admin',
    summary: 'Change an announcement; nobody is notified again',
    input: AnnouncementRevisionSchema.extend(AnnouncementContentSchema.shape),
    output: AnnouncementSchema,
  }),

  publish: defineAction({
    object: 'announcement',
    action: 'publish',
    value: 'id',
    who: 'Admin',
    summary: 'Show an announcement to its audience, now or from a time on',
    input: AnnouncementRevisionSchema.extend({
      at: InstantSchema.optional().meta({ description: 'Without it now' }),
    }),
    output: AnnouncementSchema,
  }),

  unpublish: defineAction({
    object: 'announcement',
    action: 'unpublish',
    value: 'id',
    who: 'Admin',
    summary: 'Make an announcement a draft again',
    input: AnnouncementRevisionSchema,
    output: AnnouncementSchema,
  }),

  remove: defineAction({
    object: 'announcement',
    action: 'remove',
    value: 'id',
    who: 'Admin',
    summary: 'Delete an announcement; it can be brought back',
    input: OneAnnouncementSchema,
    output: NothingSchema,
  }),

  restore: defineAction({
    object: 'announcement',
    action: 'restore',
    value: 'id',
    who: 'Admin',
    summary: 'Bring a deleted announcement back as a draft',
    input: OneAnnouncementSchema,
    output: AnnouncementSchema,
  }),

  history: defineAction({
    object: 'announcement',
    action: 'history',
    value: 'id',
    who: 'Admin',
    summary: 'List the versions of an announcement, newest first',
    input: OneAnnouncementSchema,
    output: z.array(ContentVersionSchema),
    limit: READ_LIMIT,
  }),

  version: defineAction({
    object: 'announcement',
    action: 'version',
    value: 'id',
    who: 'Admin',
    summary: 'Read what an announcement said in one of its versions',
    input: AnnouncementRevisionSchema,
    output: AnnouncementContentSchema,
    limit: READ_LIMIT,
  }),
};

export const announcements = { ...readerCalls, ...editorCalls };
