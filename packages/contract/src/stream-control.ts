import { z } from 'zod';
import { PictureSchema, PlayerReferenceSchema, TeamReferenceSchema } from './references';
import { InstantSchema, PlayerIdSchema, TeamNameSchema } from './scalars';

/** What the control room puts on air beside the match itself. */

/**
 * When something is on screen. Scenes compare it with the clock and never wait for one another, so
 * a source that OBS has paused shows the right thing when it comes back.
 */
const shown = {
  shownAt: InstantSchema,
  until: InstantSchema.nullable().meta({ description: 'Null while it is not taken off' }),
};

/** Something about a player, a team or the day that the operator puts on screen for a while. */
export const InfoCardSchema = z.object({
  id: z.string(),
  title: z.string(),
  text: z.string(),
  picture: PictureSchema.nullable(),
  player: PlayerReferenceSchema.nullable(),
  team: TeamReferenceSchema.nullable(),
  figures: z.array(z.object({ label: z.string(), value: z.string() })),
  ...shown,
});
export type InfoCard = z.infer<typeof InfoCardSchema>;

/** Who speaks: casters at the desk, host and guest of an interview. */
export const SpeakerSchema = z.object({
  name: z.string().max(40),
  detail: z.string().max(60).meta({ description: 'Role or team, such as Caster' }),
  player: PlayerReferenceSchema.nullable(),
});
export type Speaker = z.infer<typeof SpeakerSchema>;

export const LowerThirdSchema = z.object({
  id: z.string(),
  speakers: z.array(SpeakerSchema).min(1).max(4),
  ...shown,
});
export type LowerThird = z.infer<typeof LowerThirdSchema>;

/** Counts down to a moment; while it is held, it shows the time that is left. */
export const CountdownSchema = z.object({
  label: z.string().max(60).meta({ description: 'Empty for what the scene says by itself' }),
  endsAt: InstantSchema,
  heldMs: z
    .int()
    .min(0)
    .nullable()
    .meta({ description: 'What was left when it was held; null while it runs' }),
});
export type Countdown = z.infer<typeof CountdownSchema>;

/** A scene as its address names it: `/app/streaming/{group}/{scene}/{tournament}/{round}`. */
export const SceneReferenceSchema = z.object({
  group: z.string().max(40),
  scene: z.string().max(40),
  tournament: z.string().max(100).nullable(),
  round: z.string().max(60).nullable(),
});
export type SceneReference = z.infer<typeof SceneReferenceSchema>;

export const StreamControlSchema = z.object({
  countdown: CountdownSchema.nullable(),
  message: z
    .object({ title: z.string().max(60), text: z.string().max(160) })
    .nullable()
    .meta({ description: 'What break and end of stream say; null for their own words' }),
  lowerThird: LowerThirdSchema.nullable(),
  infoCard: InfoCardSchema.nullable(),
  interview: z
    .array(SpeakerSchema)
    .max(4)
    .meta({ description: 'From left to right; empty while nobody is asked' }),
  focus: z
    .object({
      team: TeamNameSchema.nullable(),
      player: PlayerIdSchema.nullable(),
      player2: PlayerIdSchema.nullable(),
    })
    .meta({ description: 'Of whom team and player scenes tell, unless their address says' }),
  program: SceneReferenceSchema.nullable(),
  preview: SceneReferenceSchema.nullable(),
  rehearsal: z.boolean().meta({ description: 'A simulated match; never said on a scene' }),
  revision: z.int(),
  updatedAt: InstantSchema,
});
export type StreamControl = z.infer<typeof StreamControlSchema>;

/** What an overlay is told to do, as the payload of a `custom` message. */
export const OverlayOrderSchema = z.discriminatedUnion('order', [
  z.object({ order: z.literal('reload'), scene: SceneReferenceSchema.partial().optional() }),
  z.object({ order: z.literal('read') }),
]);
export type OverlayOrder = z.infer<typeof OverlayOrderSchema>;
