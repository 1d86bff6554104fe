import { z } from 'zod';
import { PictureSchema, PlayerReferenceSchema, TeamReferenceSchema } from './references';
import { InstantSchema, PlayerIdSchema, RevisionSchema, TeamNameSchema } from './scalars';

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
  revision: RevisionSchema,
  updatedAt: InstantSchema,
});
export type StreamControl = z.infer<typeof StreamControlSchema>;

/** What an overlay is told to do, as the payload of a `custom` message. */
export const OverlayOrderSchema = z.discriminatedUnion('order', [
  z.object({ order: z.literal('reload'), scene: SceneReferenceSchema.partial().optional() }),
  z.object({ order: z.literal('read') }),
]);
export type OverlayOrder = z.infer<typeof OverlayOrderSchema>;

const SECONDS = z.int().min(1).max(3_600);

/** Who speaks, as an operator names them; the player is looked up. */
const NamedSpeakerSchema = SpeakerSchema.extend({
  player: PlayerIdSchema.nullable().default(null),
});

/** One thing that the control room does. */
export const StreamActSchema = z.discriminatedUnion('act', [
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
export type StreamAct = z.output<typeof StreamActSchema>;
export type SentStreamAct = z.input<typeof StreamActSchema>;
