/** What a show consists of: cues, the run of show, what is on air and on the overlay channels. */
import { CHANNEL_NAMES, TRANSITIONS } from '@mes/domain/show/state';
import { RUN_TEMPLATES } from '@mes/domain/show/templates';
import { z } from 'zod';
import { PlayerReferenceSchema } from './references';
import {
  InstantSchema,
  MatchIdSchema,
  PlayerIdSchema,
  RevisionSchema,
  TeamNameSchema,
  UuidSchema,
} from './scalars';
import { InfoCardSchema, LowerThirdSchema, NamedSpeakerSchema } from './stream-control';
import { StreamEditSchema } from './stream-desk';
import { GameActSchema } from './stream-game';

export const OverlayChannelNameSchema = z.enum(CHANNEL_NAMES);

const FocusSchema = z.object({
  team: TeamNameSchema.nullable(),
  player: PlayerIdSchema.nullable(),
  player2: PlayerIdSchema.nullable(),
});
const TextsSchema = z.object({
  title: z.string().trim().max(60),
  text: z.string().trim().max(160),
});

const cueFields = {
  scene: z.string().max(40).meta({ description: '`game`, `safe-card` or a scene of the package' }),
  package: z.string().max(40),
  match: MatchIdSchema.nullable().meta({ description: 'Null for the match of the stream' }),
  tournament: z.string().max(100).nullable(),
  round: z.string().max(60).nullable(),
};

export const CueSchema = z.object({ ...cueFields, focus: FocusSchema, texts: TextsSchema });
export type Cue = z.infer<typeof CueSchema>;

const NO_FOCUS = { team: null, player: null, player2: null };
const CueInputSchema = z.object({
  scene: cueFields.scene,
  package: cueFields.package,
  match: cueFields.match.default(null),
  tournament: cueFields.tournament.default(null),
  round: cueFields.round.default(null),
  focus: FocusSchema.default(NO_FOCUS),
  texts: TextsSchema.default({ title: '', text: '' }),
});

const CueChangeSchema = z
  .object({ ...cueFields, focus: FocusSchema.partial(), texts: TextsSchema.partial() })
  .partial();

const itemFields = {
  plannedAt: InstantSchema.nullable().meta({ description: 'Null if it follows the one before' }),
  seconds: z.int().min(0).max(86_400),
  notes: z.string().trim().max(500),
};

export const RunItemSchema = z.object({
  id: UuidSchema,
  cue: CueSchema,
  ...itemFields,
  isSkipped: z.boolean(),
});
export type RunItem = z.infer<typeof RunItemSchema>;

const ItemInputSchema = z.object({
  cue: CueInputSchema,
  plannedAt: itemFields.plannedAt.default(null),
  seconds: itemFields.seconds.default(60),
  notes: itemFields.notes.default(''),
});

export const ChannelItemSchema = z.discriminatedUnion('channel', [
  z.object({ id: UuidSchema, channel: z.literal('score_bug') }),
  z.object({
    id: UuidSchema,
    channel: z.literal('lower_third'),
    speakers: LowerThirdSchema.shape.speakers,
  }),
  z.object({
    id: UuidSchema,
    channel: z.literal('sponsor'),
    sponsor: UuidSchema.nullable().meta({ description: 'Null for all of them in turn' }),
  }),
  z.object({
    id: UuidSchema,
    channel: z.literal('info_card'),
    card: InfoCardSchema.omit({ id: true, shownAt: true, until: true }),
  }),
]);
export type ChannelItem = z.infer<typeof ChannelItemSchema>;

const ItemOnAirSchema = z.object({
  item: ChannelItemSchema,
  since: InstantSchema,
  until: InstantSchema.nullable(),
});

/** As an operator names it; the server looks players and teams up. */
const ChannelItemInputSchema = z.discriminatedUnion('channel', [
  z.object({
    channel: z.literal('lower_third'),
    speakers: z.array(NamedSpeakerSchema).min(1).max(4),
  }),
  z.object({ channel: z.literal('sponsor'), sponsor: UuidSchema.nullable() }),
  z.object({
    channel: z.literal('info_card'),
    title: z.string().trim().max(60).default(''),
    text: z.string().trim().max(160).default(''),
    player: PlayerIdSchema.nullable().default(null),
    team: TeamNameSchema.nullable().default(null),
  }),
]);

const ItemIdsSchema = z.array(UuidSchema).min(1).max(200);

/** What operators do, from the room, a phone or a deck of buttons, by the same names. */
export const ShowActSchema = z.discriminatedUnion('act', [
  z.object({ act: z.literal('preview'), cue: CueInputSchema }),
  z.object({ act: z.literal('preview_item'), id: UuidSchema }),
  z.object({ act: z.literal('step_preview'), by: z.literal([1, -1]) }),
  z.object({ act: z.literal('edit_preview'), change: CueChangeSchema }),
  z.object({ act: z.literal('take'), transition: z.enum(TRANSITIONS).default('stinger') }),
  z.object({ act: z.literal('safe_card') }),
  z.object({ act: z.literal('clear_overlays') }),
  z.object({
    act: z.literal('channel_in'),
    channel: OverlayChannelNameSchema,
    seconds: z.int().min(1).max(3_600).nullable().default(null),
  }),
  z.object({ act: z.literal('channel_out'), channel: OverlayChannelNameSchema }),
  z.object({ act: z.literal('channel_next'), channel: OverlayChannelNameSchema }),
  z.object({ act: z.literal('set_next'), item: ChannelItemInputSchema }),
  z.object({
    act: z.literal('add_items'),
    items: z.array(ItemInputSchema).min(1).max(50),
    after: UuidSchema.nullable().meta({ description: 'Null for the start of the run' }),
  }),
  z.object({ act: z.literal('add_preview'), seconds: itemFields.seconds.default(60) }),
  z.object({ act: z.literal('move_items'), ids: ItemIdsSchema, after: UuidSchema.nullable() }),
  z.object({
    act: z.literal('edit_item'),
    id: UuidSchema,
    change: z.object({ cue: CueChangeSchema, ...itemFields }).partial(),
  }),
  z.object({ act: z.literal('skip_items'), ids: ItemIdsSchema, isSkipped: z.boolean() }),
  z.object({ act: z.literal('duplicate_item'), id: UuidSchema }),
  z.object({ act: z.literal('delete_items'), ids: ItemIdsSchema }),
  z.object({
    act: z.literal('replace_run'),
    template: z.enum(RUN_TEMPLATES),
    package: cueFields.package,
    matches: z.array(MatchIdSchema).max(16).default([]),
    startsAt: InstantSchema.nullable().default(null),
  }),
  z.object({ act: z.literal('game'), game: GameActSchema }),
  z.object({ act: z.literal('configure'), edit: StreamEditSchema }),
  z.object({ act: z.literal('link'), match: MatchIdSchema.nullable() }),
]);
export type ShowActInput = z.output<typeof ShowActSchema>;

const PreviewSchema = z.object({ cue: CueSchema, item: UuidSchema.nullable() });

const TransitionSchema = z
  .object({
    package: z.string(),
    startedAt: InstantSchema,
    cutAt: InstantSchema.meta({ description: 'From when the new scene is behind it' }),
    endsAt: InstantSchema,
  })
  .meta({ description: 'The stinger' });

function forEachChannel<S extends z.ZodType>(schema: S) {
  return z.object({ score_bug: schema, lower_third: schema, sponsor: schema, info_card: schema });
}

/** What the outputs show. */
export const ProgramSchema = z.object({
  cue: CueSchema.nullable().meta({ description: 'Null before the first take' }),
  takenAt: InstantSchema.nullable(),
  series: RevisionSchema.nullable().meta({
    description:
      'The series on stream when it was taken, which it shows; null for the one on stream',
  }),
  transition: TransitionSchema.nullable().meta({ description: 'Null for a cut' }),
  channels: forEachChannel(ItemOnAirSchema.nullable()),
  rehearsal: z.boolean(),
  revision: RevisionSchema.meta({ description: 'Of what is on air; sources report it' }),
  changedAt: InstantSchema,
});
export type ShowProgram = z.infer<typeof ProgramSchema>;

export const ShowDeskSchema = z.object({
  program: ProgramSchema,
  item: UuidSchema.nullable().meta({ description: 'The cue of the run that is on air' }),
  preview: PreviewSchema.nullable(),
  pending: PreviewSchema.extend({ dueAt: InstantSchema })
    .nullable()
    .meta({ description: 'A take that waits for the end of a stinger' }),
  next: forEachChannel(ChannelItemSchema.nullable()),
  run: z.array(RunItemSchema),
  times: z.object({
    items: z.array(
      z.object({
        id: UuidSchema,
        plannedAt: InstantSchema.nullable(),
        expectedAt: InstantSchema.nullable(),
      }),
    ),
    latenessMs: z.int().nullable().meta({ description: 'Negative if the show is early' }),
    plannedEnd: InstantSchema.nullable(),
    expectedEnd: InstantSchema.nullable(),
  }),
  revision: RevisionSchema,
});
export type ShowDesk = z.infer<typeof ShowDeskSchema>;

export const ActIdSchema = z.int().min(1).max(2_147_483_647);

export const LogEntrySchema = z.object({
  id: ActIdSchema,
  act: z.string(),
  about: z.string().meta({ description: 'Scene, channel or how many cues' }),
  at: InstantSchema,
  by: PlayerReferenceSchema.nullable(),
  undone: z
    .object({ at: InstantSchema, by: PlayerReferenceSchema.nullable() })
    .nullable()
    .meta({ description: 'Also a waiting take that another one replaced' }),
  also: z.array(ActIdSchema).meta({ description: 'Later acts that an undo removes too' }),
});
export type ShowLogEntry = z.infer<typeof LogEntrySchema>;

/** What an operator has in hand. */
export const PlaceSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('cue'), id: UuidSchema.nullable() }),
  z.object({ kind: z.literal('field'), field: z.string().regex(/^[\w.-]{1,60}$/) }),
  z.object({ kind: z.literal('channel'), channel: OverlayChannelNameSchema }),
]);

export const OperatorSchema = z.object({
  player: PlayerReferenceSchema,
  initials: z.string(),
  place: PlaceSchema.nullable(),
  seenAt: InstantSchema,
});
export type ShowOperator = z.infer<typeof OperatorSchema>;

export const SourceNameSchema = z.enum(['program', 'overlay']);

export const SourceSchema = z.object({
  source: SourceNameSchema,
  instance: z.string(),
  seenAt: InstantSchema,
  isShown: z.boolean().meta({ description: 'Whether OBS shows it' }),
  revision: RevisionSchema.meta({ description: 'Of what it has painted' }),
  latencyMs: z
    .int()
    .min(0)
    .nullable()
    .meta({ description: 'From an act to the painted frame, the median of five' }),
});
export type ShowSource = z.infer<typeof SourceSchema>;
