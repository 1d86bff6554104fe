import { AUDIENCES } from '@mes/domain/announcements/audience';
import { ANNOUNCEMENT_LIMITS } from '@mes/domain/announcements/limits';
import { ANNOUNCEMENT_STATES } from '@mes/domain/announcements/state';
import { z } from 'zod';
import { PlayerReferenceSchema, TournamentReferenceSchema } from './references';
import {
  InstantSchema,
  LineSchema,
  RevisionSchema,
  TournamentIdSchema,
  UuidSchema,
} from './scalars';
import { ANNOUNCEMENT_TONES } from './vocabulary';

export const AnnouncementStateSchema = z.enum(ANNOUNCEMENT_STATES);

const ButtonSchema = z.object({
  label: LineSchema.max(ANNOUNCEMENT_LIMITS.buttonLabel),
  to: z.string().trim().min(1).max(ANNOUNCEMENT_LIMITS.buttonTo).meta({
    description: 'A page of the site such as /tournament/12, or an https address',
  }),
});

const shown = {
  title: LineSchema.max(ANNOUNCEMENT_LIMITS.title),
  text: z.string().trim().max(ANNOUNCEMENT_LIMITS.text),
  tone: z.enum(ANNOUNCEMENT_TONES),
  button: ButtonSchema.nullable(),
};

/** The banner of an announcement that is live. */
export const AnnouncementBannerSchema = z.object({
  id: UuidSchema,
  ...shown,
  startsAt: InstantSchema,
  endsAt: InstantSchema.nullable(),
  seen: z.boolean().meta({ description: 'Whether the account has seen it; false for visitors' }),
});
export type AnnouncementBanner = z.infer<typeof AnnouncementBannerSchema>;

/** The content of an announcement; every change sends all of it. */
export const AnnouncementContentSchema = z.object({
  ...shown,
  audience: z.enum(AUDIENCES),
  tournamentId: TournamentIdSchema.nullable().meta({
    description: 'Whose teams see it, for the audience tournament',
  }),
  notifies: z.boolean().meta({ description: 'Whether its audience is notified when it appears' }),
  endsAt: InstantSchema.nullable(),
});
export type AnnouncementContent = z.infer<typeof AnnouncementContentSchema>;

/** An announcement as admins see it. */
export const AnnouncementSchema = AnnouncementContentSchema.omit({ tournamentId: true }).extend({
  id: UuidSchema,
  tournament: TournamentReferenceSchema.nullable(),
  state: AnnouncementStateSchema,
  startsAt: InstantSchema.nullable(),
  seen: z.object({ accounts: z.int(), visitors: z.int() }),
  updatedAt: InstantSchema,
  updatedBy: PlayerReferenceSchema.nullable(),
  revision: RevisionSchema,
});
export type Announcement = z.infer<typeof AnnouncementSchema>;
