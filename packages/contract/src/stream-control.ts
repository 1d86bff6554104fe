import { z } from 'zod';
import { PictureSchema, PlayerReferenceSchema, TeamReferenceSchema } from './references';
import { InstantSchema, PlayerIdSchema, RevisionSchema, TeamNameSchema } from './scalars';

/** What the control room puts on air besides the match. */

/**
 * The period in which something is on screen. Scenes compare it with the clock, so a source that OBS
 * had paused shows the right thing when it resumes.
 */
const shown = {
  shownAt: InstantSchema,
  until: InstantSchema.nullable().meta({ description: 'Null while it is not taken off' }),
};

/** A card about a player, a team or the day that an operator shows for a while. */
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

/** A speaker: a caster, or the host or guest of an interview. */
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

/** Counts down to a time. On hold, it shows the remaining time. */
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

/** A scene by the parts of its URL: `/app/streaming/{group}/{scene}/{tournament}/{round}`. */
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
  revision: RevisionSchema,
  updatedAt: InstantSchema,
});
export type StreamControl = z.infer<typeof StreamControlSchema>;

/** An order to overlays, the payload of a `custom` message. */
export const OverlayOrderSchema = z.discriminatedUnion('order', [
  z.object({ order: z.literal('reload'), scene: SceneReferenceSchema.partial().optional() }),
  z.object({ order: z.literal('read') }),
]);
export type OverlayOrder = z.infer<typeof OverlayOrderSchema>;

const SECONDS = z.int().min(1).max(3_600);

/** A speaker as input; the server looks up the player. */
export const NamedSpeakerSchema = SpeakerSchema.extend({
  player: PlayerIdSchema.nullable().default(null),
});

/** A command of the control room. */
export const StreamCommandSchema = z.discriminatedUnion('act', [
  z.object({ act: z.literal('preview'), scene: SceneReferenceSchema }),
  z.object({
    act: z.literal('take'),
    scene: SceneReferenceSchema.optional().meta({ description: 'Without it, the preview' }),
  }),
  z.object({
    act: z.literal('lower_third'),
    speakers: z.array(NamedSpeakerSchema).min(1).max(4),
    seconds: SECONDS.nullable().default(null),
  }),
  z.object({ act: z.literal('hide_lower_third') }),
  z.object({
    act: z.literal('info_card'),
    title: z.string().trim().max(60).default(''),
    text: z.string().trim().max(160).default(''),
    player: PlayerIdSchema.nullable().default(null),
    team: TeamNameSchema.nullable().default(null),
    figures: z
      .array(z.object({ label: z.string().max(20), value: z.string().max(20) }))
      .max(4)
      .optional()
      .meta({ description: 'Without them, those that the site knows of the player or team' }),
    seconds: SECONDS.nullable().default(null),
  }),
  z.object({ act: z.literal('hide_info_card') }),
  z.object({
    act: z.literal('countdown'),
    seconds: z.int().min(1).max(86_400),
    label: CountdownSchema.shape.label.default(''),
  }),
  z.object({ act: z.literal('extend_countdown'), seconds: z.int().min(-86_400).max(86_400) }),
  z.object({ act: z.literal('hold_countdown') }),
  z.object({ act: z.literal('resume_countdown') }),
  z.object({ act: z.literal('stop_countdown') }),
  z.object({
    act: z.literal('message'),
    title: z.string().trim().max(60),
    text: z.string().trim().max(160).default(''),
  }),
  z.object({ act: z.literal('clear_message') }),
  z.object({ act: z.literal('interview'), speakers: z.array(NamedSpeakerSchema).max(4) }),
  z.object({
    act: z.literal('focus'),
    team: TeamNameSchema.nullable().optional(),
    player: PlayerIdSchema.nullable().optional(),
    player2: PlayerIdSchema.nullable().optional(),
  }),
  z.object({
    act: z.literal('reload'),
    group: z.string().max(40).optional(),
    scene: z.string().max(40).optional().meta({ description: 'Without it, all of them' }),
  }),
  z.object({ act: z.literal('read') }),
]);
export type StreamCommand = z.output<typeof StreamCommandSchema>;
export type StreamCommandInput = z.input<typeof StreamCommandSchema>;
