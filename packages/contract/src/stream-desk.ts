/** The calls of the control room and of the casters' desk. */
import { BEST_OFS } from '@mes/domain/series/best-of';
import { CHANNEL_NAMES, TRANSITIONS } from '@mes/domain/show/state';
import { z } from 'zod';
import { defineAction, defineCall } from './define';
import { READ_LIMIT } from './limits';
import { EncountersSchema, MatchSummarySchema, ScoreSchema, TeamSlotSchema } from './match-schemas';
import { PlayerReferenceSchema } from './references';
import {
  BestOfSchema,
  InstantSchema,
  MatchIdSchema,
  PlayerIdSchema,
  RevisionSchema,
  RevisionSeenSchema,
  TeamNameSchema,
  UuidSchema,
} from './scalars';
import { PlayerTotalsSchema } from './statistics';
import { StreamCommandSchema, StreamControlSchema } from './stream-control';
import {
  StreamConfigurationSchema,
  StreamMatchSchema,
  StreamMatchupSchema,
  StreamTeamSchema,
  streamFields,
} from './stream-schemas';
import { TeamInformationSchema } from './team-schemas';
import { BUTTON_COMMANDS, CONFIGURATION_CAUSES } from './vocabulary';

const OPERATORS = 'Admin|editstream';
const CASTERS = 'Admin|readfacts';
/** Operators and stream decks send commands quickly. */
const OPERATOR_LIMIT = { calls: 240, seconds: 60 };

const RehearsalSchema = z.object({
  teamA: z.string(),
  teamB: z.string(),
  startedAt: InstantSchema,
  step: z.int().min(0),
  steps: z.int().min(1),
});

const LeftSeriesSchema = z.object({
  series: RevisionSchema,
  match: MatchIdSchema.nullable(),
  teamA: z.string(),
  teamB: z.string(),
});

/** The part of the configuration that only operators see. */
export const StreamDeskSchema = z.object({
  configuration: StreamConfigurationSchema,
  left: z.array(LeftSeriesSchema).meta({ description: 'Scenes on air may still show them' }),
  match: MatchSummarySchema.nullable().meta({ description: 'The series that is followed' }),
  pinned: z
    .array(z.string())
    .meta({ description: 'Fields that were set by hand and do not follow the series' }),
  isMatchDeleted: z
    .boolean()
    .meta({ description: 'The series that was followed was deleted; nothing is followed since' }),
  rehearsal: RehearsalSchema.nullable(),
  delaySeconds: z.number().min(0),
});
export type StreamDesk = z.infer<typeof StreamDeskSchema>;

export const StreamChangeSchema = z.object({
  revision: RevisionSchema,
  cause: z.enum(CONFIGURATION_CAUSES),
  configuration: StreamConfigurationSchema.omit({
    series: true,
    revision: true,
    updatedAt: true,
  }),
  at: InstantSchema,
  by: PlayerReferenceSchema.nullable(),
});
export type StreamChange = z.infer<typeof StreamChangeSchema>;

export const ConnectedOverlaySchema = z.object({
  scene: z.string().meta({ description: 'Group and scene: embers-s3/versus' }),
  connectedAt: InstantSchema,
  isOutdated: z.boolean().meta({ description: 'It loads the new version once it is off air' }),
  isMonitor: z.boolean().meta({ description: 'Shown within a page, such as the control room' }),
});
export type ConnectedOverlay = z.infer<typeof ConnectedOverlaySchema>;

export const StreamTokenSchema = z.object({
  id: UuidSchema,
  name: z.string(),
  acts: z.array(z.enum(BUTTON_COMMANDS)),
  createdAt: InstantSchema,
  createdBy: PlayerReferenceSchema.nullable(),
  usedAt: InstantSchema.nullable(),
});
export type StreamToken = z.infer<typeof StreamTokenSchema>;

export const FindingSchema = z.object({
  level: z.enum(['error', 'warning']),
  about: z.string(),
  text: z.string(),
});
export type PreflightFinding = z.infer<typeof FindingSchema>;

const CasterPlayerSchema = PlayerReferenceSchema.extend({
  country: z.string().nullable(),
  pronunciation: z.string(),
  facts: z.string(),
  totals: PlayerTotalsSchema,
});

const CasterTeamSchema = StreamTeamSchema.omit({ players: true }).extend({
  players: z.array(CasterPlayerSchema),
  information: z.array(TeamInformationSchema),
});
export type CasterTeam = z.infer<typeof CasterTeamSchema>;

export const CasterInfoSchema = z.object({
  configuration: StreamConfigurationSchema,
  match: StreamMatchSchema.nullable(),
  teams: z.object({ A: CasterTeamSchema.nullable(), B: CasterTeamSchema.nullable() }),
  encounters: EncountersSchema.nullable(),
  milestones: z.array(
    z.object({ kind: z.string(), about: z.string().nullable(), text: z.string() }),
  ),
  rehearsal: z.boolean(),
});
export type CasterInfo = z.infer<typeof CasterInfoSchema>;

/** Casters' tools have always sent numbers as text too; an empty field is none. */
const WrittenScoreSchema = z.union([
  ScoreSchema,
  z.string().regex(/^\d{0,2}$/, 'It must be a whole number.'),
]);
const WrittenBestOfSchema = z.union([
  BestOfSchema,
  z.string().regex(new RegExp(`^(${BEST_OFS.join('|')})$`), 'It must be the length of a series.'),
]);

export const StreamEditSchema = z
  .object({
    ...streamFields,
    Score1: WrittenScoreSchema,
    Score2: WrittenScoreSchema,
    BestOf: WrittenBestOfSchema,
    matchup: StreamMatchupSchema.partial(),
  })
  .partial();

const EditSchema = StreamEditSchema.extend({ revision: RevisionSeenSchema });

const changed = { output: StreamConfigurationSchema, who: OPERATORS, limit: OPERATOR_LIMIT };

export const streamDesk = {
  configure: defineCall({
    ...changed,
    method: 'POST',
    path: '/stream/configuration',
    summary: 'Change what the stream shows; fields that are not sent stay as they are',
    input: EditSchema,
  }),

  configureByAction: defineAction({
    ...changed,
    object: 'stream',
    action: 'configure',
    summary: 'The same as an action, for clients whose request by path did not arrive',
    input: EditSchema,
  }),

  link: defineAction({
    ...changed,
    object: 'stream',
    action: 'link',
    summary: 'Follow a series from now on, or none: then everything stays as it is shown',
    // Not the envelope's value, because that cannot be null.
    input: z.object({ match: MatchIdSchema.nullable(), revision: RevisionSeenSchema }),
  }),

  unpin: defineAction({
    ...changed,
    object: 'stream',
    action: 'unpin',
    summary: 'Follow the series again in everything that was set by hand',
    input: z.object({ revision: RevisionSeenSchema }),
  }),

  restore: defineAction({
    ...changed,
    object: 'stream',
    action: 'restore',
    summary: 'Show again what was shown before; a series that was followed then is followed again',
    input: z.object({
      to: RevisionSchema.meta({ description: 'A revision of the history' }),
      revision: RevisionSeenSchema,
    }),
  }),

  history: defineAction({
    object: 'stream',
    action: 'history',
    who: OPERATORS,
    summary: 'List what people have set, newest first',
    input: z.object({}),
    output: z.array(StreamChangeSchema),
    revision: 'stream',
    limit: READ_LIMIT,
  }),

  desk: defineAction({
    object: 'stream',
    action: 'desk',
    who: OPERATORS,
    summary: 'Read the configuration with what only operators see of it',
    input: z.object({}),
    output: StreamDeskSchema,
    revision: 'stream',
    limit: READ_LIMIT,
  }),

  direct: defineAction({
    object: 'stream',
    action: 'direct',
    who: OPERATORS,
    summary: 'Do one thing to what is on air: take a scene, show a lower third, hold the countdown',
    input: z.object({ act: StreamCommandSchema, revision: RevisionSeenSchema }),
    output: StreamControlSchema,
    limit: OPERATOR_LIMIT,
  }),

  // A GET, because stream deck buttons can only open URLs.
  press: defineCall({
    method: 'GET',
    path: '/stream/press/{token}/{act}',
    who: 'public',
    summary: 'Do the same from a button that can only open an address; the token says who may',
    input: z.object({
      token: z.string().min(1).max(100),
      act: z.enum(BUTTON_COMMANDS),
      group: z.string().max(40).optional(),
      scene: z.string().max(40).optional(),
      tournament: z.string().max(100).optional(),
      round: z.string().max(60).optional(),
      seconds: z.int().min(-86_400).max(86_400).optional(),
      label: z.string().max(60).optional(),
      title: z.string().max(60).optional(),
      text: z.string().max(160).optional(),
      name: z.string().max(40).optional(),
      detail: z.string().max(60).optional(),
      team: TeamNameSchema.optional(),
      player: PlayerIdSchema.optional(),
      player2: PlayerIdSchema.optional(),
      match: MatchIdSchema.optional(),
      transition: z.enum(TRANSITIONS).optional(),
      channel: z.enum(CHANNEL_NAMES).optional(),
      slot: TeamSlotSchema.optional().meta({ description: 'Whose score' }),
      by: z.int().min(-1).max(1).optional().meta({ description: '1 or -1; 1 by default' }),
    }),
    output: StreamControlSchema,
    limit: { calls: 120, seconds: 60 },
  }),

  tokens: defineAction({
    object: 'stream',
    action: 'tokens',
    who: OPERATORS,
    summary: 'List the tokens of button decks, without their secrets',
    input: z.object({}),
    output: z.array(StreamTokenSchema),
    limit: READ_LIMIT,
  }),

  createToken: defineAction({
    object: 'stream',
    action: 'create_token',
    who: OPERATORS,
    summary: 'Make a token for a deck of buttons; its secret is told this once',
    input: z.object({
      name: z.string().trim().min(1).max(60),
      acts: z.array(z.enum(BUTTON_COMMANDS)).min(1).max(BUTTON_COMMANDS.length),
    }),
    output: StreamTokenSchema.extend({ secret: z.string() }),
    secret: true,
  }),

  revokeToken: defineAction({
    object: 'stream',
    action: 'revoke_token',
    value: 'id',
    who: OPERATORS,
    summary: 'Make a token useless at once',
    input: z.object({ id: UuidSchema }),
    output: z.array(StreamTokenSchema),
  }),

  overlays: defineAction({
    object: 'stream',
    action: 'overlays',
    who: OPERATORS,
    summary: 'List the overlays that are connected now',
    input: z.object({}),
    output: z.array(ConnectedOverlaySchema),
    limit: READ_LIMIT,
  }),

  rehearse: defineAction({
    object: 'stream',
    action: 'rehearse',
    who: OPERATORS,
    summary: 'Play a simulated series of two teams through all scenes; nothing of it counts',
    input: z.object({
      teamA: TeamNameSchema,
      teamB: TeamNameSchema,
      bestOf: BestOfSchema.default(3),
      stepSeconds: z.int().min(1).max(60).default(3),
      seed: z.int().min(0).max(4_294_967_295).optional(),
    }),
    output: StreamDeskSchema,
  }),

  endRehearsal: defineAction({
    object: 'stream',
    action: 'end_rehearsal',
    who: OPERATORS,
    summary: 'Show again what was shown before the rehearsal',
    input: z.object({}),
    output: StreamDeskSchema,
  }),

  preflight: defineAction({
    object: 'stream',
    action: 'preflight',
    who: OPERATORS,
    summary: 'Find what should be looked at before going on air, worst first',
    input: z.object({}),
    output: z.array(FindingSchema),
    limit: READ_LIMIT,
  }),

  caster: defineAction({
    object: 'stream',
    action: 'caster',
    who: CASTERS,
    summary: 'Read what casters want to know about the match on stream, or about two teams',
    input: z.object({ teamA: TeamNameSchema.optional(), teamB: TeamNameSchema.optional() }),
    output: CasterInfoSchema,
    revision: ['stream', 'staff'],
    limit: READ_LIMIT,
  }),

  setPronunciation: defineAction({
    object: 'stream',
    action: 'set_pronunciation',
    value: 'player',
    who: CASTERS,
    summary: 'Note how the name of a player is said',
    input: z.object({ player: PlayerIdSchema, pronunciation: z.string().trim().max(80) }),
    output: z.object({ player: PlayerIdSchema, pronunciation: z.string() }),
  }),
};
