import { DEFUSE_MAPS } from '@mes/domain/maps/maps';
import { CALLOUT_LIMITS, TIP_CATEGORIES, TIP_LIMITS } from '@mes/domain/tutorials/tips';
import { MAX_WEAPONS, WEAPON_KINDS } from '@mes/domain/tutorials/weapons';
import { z } from 'zod';
import { PublicationStateSchema } from './publication';
import { PlayerReferenceSchema, TournamentReferenceSchema } from './references';
import { InstantSchema, LineSchema, RevisionSchema, UuidSchema } from './scalars';

/** The content of a tip; every change sends all of it. */
export const TipContentSchema = z.object({
  title: LineSchema.max(TIP_LIMITS.title),
  category: z.enum(TIP_CATEGORIES),
  html: z.string().max(TIP_LIMITS.html),
});
export type TipContent = z.infer<typeof TipContentSchema>;

export const TipSchema = TipContentSchema.extend({ id: UuidSchema, updatedAt: InstantSchema });
export type Tip = z.infer<typeof TipSchema>;

/** A tip as its editor loads it. */
export const EditableTipSchema = TipSchema.extend({
  state: PublicationStateSchema,
  publishedAt: InstantSchema.nullable(),
  updatedBy: PlayerReferenceSchema.nullable(),
  revision: RevisionSchema,
});
export type EditableTip = z.infer<typeof EditableTipSchema>;

const figure = (max: number) => z.number().min(0).max(max).nullable();

export const WeaponSchema = z.object({
  name: LineSchema.max(40),
  kind: z.enum(WEAPON_KINDS),
  damage: figure(1_000).meta({ description: 'Of a shot at the body, near, without armour' }),
  fireRate: figure(10_000).meta({ description: 'Shots a minute' }),
  magazine: figure(1_000),
  reload: figure(60).meta({ description: 'Seconds' }),
  price: figure(100_000),
});
export const WeaponListSchema = z.array(WeaponSchema).max(MAX_WEAPONS);

/** What staff write as one document: `updatedAt` is null until they have. */
const document = {
  revision: RevisionSchema,
  updatedAt: InstantSchema.nullable(),
};

export const WeaponPageSchema = z.object({ ...document, weapons: WeaponListSchema });
export type WeaponPage = z.infer<typeof WeaponPageSchema>;

const MapSchema = z.enum(DEFUSE_MAPS);

/** A name for a place on a map, and where it is. */
export const CalloutSchema = z.object({
  map: MapSchema,
  name: LineSchema.max(CALLOUT_LIMITS.name),
  hint: z.string().trim().max(CALLOUT_LIMITS.hint),
});
export type Callout = z.infer<typeof CalloutSchema>;
export const CalloutListSchema = z
  .array(CalloutSchema)
  .max(CALLOUT_LIMITS.count * DEFUSE_MAPS.length);

export const CalloutPageSchema = z.object({ ...document, callouts: CalloutListSchema });
export type CalloutPage = z.infer<typeof CalloutPageSchema>;

const CountSchema = z.int().min(0);

/** How a map is played in finished matches. */
export const MapUsageSchema = z.object({
  map: MapSchema,
  played: CountSchema,
  coalitionRounds: CountSchema.meta({ description: 'Rounds won by the side that defends' }),
  breachRounds: CountSchema.meta({ description: 'Rounds won by the side that plants' }),
  picked: CountSchema,
  banned: CountSchema,
  decider: CountSchema.meta({ description: 'Times it was what the veto left' }),
});
export type MapUsage = z.infer<typeof MapUsageSchema>;

export const MapPlaysSchema = z.object({
  tournaments: z.array(z.object({ tournament: TournamentReferenceSchema, played: CountSchema })),
  months: z.array(z.object({ at: InstantSchema, played: CountSchema })),
});
export type MapPlays = z.infer<typeof MapPlaysSchema>;
