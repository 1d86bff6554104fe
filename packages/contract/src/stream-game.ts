/** The live state of the match on air, and what the control room keeps for shows. */
import { CLIP_KINDS } from '@mes/domain/highlights/clips';
import { z } from 'zod';
import { defineAction } from './define';
import { OVERLAY_LIMIT, READ_LIMIT } from './limits';
import { ScoreSchema, SideSchema, TeamSlotSchema } from './match-schemas';
import { LogoSchema, PlayerReferenceSchema } from './references';
import {
  BestOfSchema,
  InstantSchema,
  MatchIdSchema,
  PlayerIdSchema,
  RevisionSchema,
  RevisionSeenSchema,
  UuidSchema,
} from './scalars';
import { CountSchema, GameMapSchema } from './statistics';
import { ShownSeriesSchema } from './stream-schemas';

const OPERATORS = 'Admin|editstream';
/** Scores are pressed quickly, and by several people. */
const GAME_LIMIT = { calls: 240, seconds: 60 };

const ScoreByTeamSchema = z.object({ A: ScoreSchema, B: ScoreSchema });

const BestPlayerSchema = z
  .object({
    player: PlayerReferenceSchema,
    team: TeamSlotSchema,
    kills: CountSchema,
    deaths: CountSchema,
    assists: CountSchema,
    rating: z.number().nullable().meta({ description: 'Null where no rounds were captured' }),
  })
  .nullable();
export type BestPlayer = NonNullable<z.infer<typeof BestPlayerSchema>>;

const StoppageSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('timeout'),
    team: TeamSlotSchema,
    since: InstantSchema,
    until: InstantSchema,
  }),
  z.object({ kind: z.literal('technical'), since: InstantSchema }),
]);
export type Stoppage = z.infer<typeof StoppageSchema>;

/** Something that just happened: an ace, a clutch, four eliminations in a round. */
export const GameMomentSchema = z.object({
  id: z.string().meta({ description: 'The same moment has the same one in every answer' }),
  kind: z.enum(CLIP_KINDS),
  player: PlayerReferenceSchema,
  team: TeamSlotSchema,
  map: z.int().min(0),
  round: z.int().min(1),
  kills: CountSchema,
  at: InstantSchema,
});
export type GameMoment = z.infer<typeof GameMomentSchema>;

export const InGameSchema = z.object({
  match: MatchIdSchema.nullable().meta({ description: 'Null where everything is set by hand' }),
  map: z.object({
    index: z.int().min(0),
    name: GameMapSchema.nullable(),
    score: ScoreByTeamSchema,
    round: z.int().min(1),
    sideA: SideSchema.nullable().meta({ description: 'Where team A is; null while not known' }),
    winner: TeamSlotSchema.nullable(),
    mapPoint: TeamSlotSchema.nullable().meta({ description: 'Who wins with the next round' }),
  }),
  series: z.object({
    bestOf: BestOfSchema,
    score: ScoreByTeamSchema.meta({ description: 'Maps won' }),
    toWin: z.int().min(1),
    decided: z.boolean(),
    winner: TeamSlotSchema.nullable(),
    point: TeamSlotSchema.nullable().meta({ description: 'Who wins it with the next round' }),
  }),
  maps: z.array(
    z.object({
      index: z.int().min(0),
      name: GameMapSchema,
      winner: TeamSlotSchema.nullable(),
      best: BestPlayerSchema.meta({ description: 'Null until the map is over' }),
    }),
  ),
  best: BestPlayerSchema.meta({ description: 'Of the series; null until it is over' }),
  stoppage: StoppageSchema.nullable(),
  byHand: z.object({ score: z.boolean(), sides: z.boolean() }),
  moments: z.array(GameMomentSchema).meta({ description: 'The newest last; a few at most' }),
});
export type InGame = z.infer<typeof InGameSchema>;

/** Two minutes is the longest timeout that a league has. */
const TimeoutSecondsSchema = z.int().min(5).max(600).default(60);

export const GameActSchema = z.discriminatedUnion('act', [
  z.object({ act: z.literal('score'), team: TeamSlotSchema, by: z.literal([1, -1]) }),
  z.object({ act: z.literal('set_score'), score: ScoreByTeamSchema }),
  z.object({ act: z.literal('swap_sides') }),
  z.object({ act: z.literal('set_sides'), sideA: SideSchema }),
  z.object({ act: z.literal('timeout'), team: TeamSlotSchema, seconds: TimeoutSecondsSchema }),
  z.object({ act: z.literal('technical_pause') }),
  z.object({ act: z.literal('resume') }),
  z.object({ act: z.literal('release') }),
]);
export type GameAct = z.output<typeof GameActSchema>;

/** The state with what only operators see of it. */
export const GameDeskSchema = z.object({
  game: InGameSchema,
  captured: z
    .object({ score: ScoreByTeamSchema, sideA: SideSchema.nullable() })
    .nullable()
    .meta({ description: 'What capture says, where it differs; null where both agree' }),
  last: z
    .object({
      act: z.string(),
      at: InstantSchema,
      by: PlayerReferenceSchema.nullable(),
    })
    .nullable()
    .meta({ description: 'What undo would take back' }),
  revision: RevisionSchema,
});
export type GameDesk = z.infer<typeof GameDeskSchema>;

/** A caster, host or guest who is saved for lower thirds. */
export const SavedSpeakerSchema = z.object({
  id: UuidSchema,
  name: z.string().trim().min(1).max(40),
  detail: z.string().trim().max(60).meta({ description: 'Role or team, such as Caster' }),
  player: PlayerReferenceSchema.nullable(),
});
export type SavedSpeaker = z.infer<typeof SavedSpeakerSchema>;

export const SponsorSchema = z.object({
  id: UuidSchema,
  name: z.string().trim().min(1).max(60),
  picture: LogoSchema,
  isShown: z.boolean().meta({ description: 'Whether it takes part in the rotation' }),
});
export type Sponsor = z.infer<typeof SponsorSchema>;

const MAX_SPONSORS = 40;

export const streamGame = {
  inGame: defineAction({
    object: 'stream',
    action: 'in_game',
    who: 'public',
    summary: 'Read the live state of a match: map, rounds, sides, pauses, best players',
    input: ShownSeriesSchema,
    output: InGameSchema,
    // Without a match there is no cache topic, so a round can be so many seconds old.
    cache: { seconds: 2, until: ['stream', 'match:{match}'] },
    revision: 'stream',
    limit: OVERLAY_LIMIT,
  }),

  gameDesk: defineAction({
    object: 'stream',
    action: 'game_desk',
    who: OPERATORS,
    summary: 'Read the live state with its difference to capture and what can be undone',
    input: z.object({}),
    output: GameDeskSchema,
    revision: 'stream',
    limit: READ_LIMIT,
  }),

  directGame: defineAction({
    object: 'stream',
    action: 'direct_game',
    who: OPERATORS,
    summary: 'Set the score, the sides or a pause by hand, or follow capture again',
    input: z.object({ act: GameActSchema, revision: RevisionSeenSchema }),
    output: GameDeskSchema,
    limit: GAME_LIMIT,
  }),

  undoGame: defineAction({
    object: 'stream',
    action: 'undo_game',
    who: OPERATORS,
    summary: 'Take back the last thing that was set by hand',
    input: z.object({ revision: RevisionSeenSchema }),
    output: GameDeskSchema,
    limit: GAME_LIMIT,
  }),

  speakers: defineAction({
    object: 'stream',
    action: 'speakers',
    who: OPERATORS,
    summary: 'List the people who are saved for lower thirds, by name',
    input: z.object({}),
    output: z.array(SavedSpeakerSchema),
    revision: 'stream',
    limit: READ_LIMIT,
  }),

  saveSpeaker: defineAction({
    object: 'stream',
    action: 'save_speaker',
    who: OPERATORS,
    summary: 'Save somebody for lower thirds, or change who was saved',
    input: z.object({
      id: UuidSchema.optional().meta({ description: 'Without it, somebody new' }),
      name: SavedSpeakerSchema.shape.name,
      detail: SavedSpeakerSchema.shape.detail.default(''),
      player: PlayerIdSchema.nullable().default(null),
    }),
    output: z.array(SavedSpeakerSchema),
  }),

  deleteSpeaker: defineAction({
    object: 'stream',
    action: 'delete_speaker',
    value: 'id',
    who: OPERATORS,
    summary: 'Take somebody off the list of lower thirds',
    input: z.object({ id: UuidSchema }),
    output: z.array(SavedSpeakerSchema),
  }),

  sponsorRotation: defineAction({
    object: 'stream',
    action: 'sponsor_rotation',
    who: 'public',
    summary: 'Read the sponsors that scenes show in turn, and for how long each',
    input: z.object({}),
    output: z.object({
      seconds: z.int().min(1),
      sponsors: z.array(SponsorSchema.omit({ isShown: true })),
    }),
    cache: { seconds: 60, until: ['stream'] },
    revision: 'stream',
    limit: OVERLAY_LIMIT,
  }),

  sponsors: defineAction({
    object: 'stream',
    action: 'sponsors',
    who: OPERATORS,
    summary: 'List all sponsors in the order of the rotation',
    input: z.object({}),
    output: z.array(SponsorSchema),
    revision: 'stream',
    limit: READ_LIMIT,
  }),

  saveSponsor: defineAction({
    object: 'stream',
    action: 'save_sponsor',
    who: OPERATORS,
    summary: 'Add a sponsor at the end of the rotation, or change one',
    input: z.object({
      id: UuidSchema.optional().meta({ description: 'Without it, a new one' }),
      name: SponsorSchema.shape.name,
      picture: z
        .string()
        .regex(/^[0-9a-f]{32}\.webp$/, 'It is the filename of an uploaded picture.')
        .optional()
        .meta({ description: 'Of an uploaded picture; a new sponsor needs one' }),
      isShown: z.boolean().default(true),
    }),
    output: z.array(SponsorSchema),
  }),

  orderSponsors: defineAction({
    object: 'stream',
    action: 'order_sponsors',
    who: OPERATORS,
    summary: 'Set the order of the rotation',
    input: z.object({ ids: z.array(UuidSchema).max(MAX_SPONSORS) }),
    output: z.array(SponsorSchema),
  }),

  deleteSponsor: defineAction({
    object: 'stream',
    action: 'delete_sponsor',
    value: 'id',
    who: OPERATORS,
    summary: 'Delete a sponsor',
    input: z.object({ id: UuidSchema }),
    output: z.array(SponsorSchema),
  }),
};
