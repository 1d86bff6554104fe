import { STORE_LIMITS } from '@mes/domain/store/limits';
import { STORE_REQUEST_STATES } from '@mes/domain/store/requests';
import { z } from 'zod';
import { LogoSchema, PlayerReferenceSchema } from './references';
import { InstantSchema, LineSchema, RevisionSchema, UuidSchema } from './scalars';

/** What Admins write of an item; every change sends all of it. */
export const StoreItemContentSchema = z.object({
  title: LineSchema.max(STORE_LIMITS.title),
  description: z.string().trim().max(STORE_LIMITS.description),
  picture: z
    .string()
    .regex(/^[0-9a-f]{32}\.webp$/, 'It is the filename of an uploaded picture.')
    .nullable(),
  price: z.int().min(1).max(STORE_LIMITS.price).meta({ description: 'In voting points' }),
  stock: z
    .int()
    .min(0)
    .max(STORE_LIMITS.stock)
    .nullable()
    .meta({ description: 'Pieces in all, with those that are taken; null for any number' }),
  perPerson: z
    .int()
    .min(1)
    .max(STORE_LIMITS.perPerson)
    .nullable()
    .meta({ description: 'The most that a person gets in a season; null for no limit' }),
  availableFrom: InstantSchema.nullable(),
  availableUntil: InstantSchema.nullable(),
});
export type StoreItemContent = z.infer<typeof StoreItemContentSchema>;

/** An item as everybody sees it. */
export const StoreItemSchema = StoreItemContentSchema.omit({ picture: true, stock: true }).extend({
  id: UuidSchema,
  picture: LogoSchema.nullable(),
  left: z.int().nullable().meta({ description: 'Pieces left; null for any number' }),
  archived: z.boolean(),
});
export type StoreItem = z.infer<typeof StoreItemSchema>;

export const EditableStoreItemSchema = StoreItemSchema.extend({
  stock: StoreItemContentSchema.shape.stock,
  revision: RevisionSchema,
});
export type EditableStoreItem = z.infer<typeof EditableStoreItemSchema>;

export const StoreRequestStateSchema = z.enum(STORE_REQUEST_STATES);

const RequestSchema = z.object({
  id: UuidSchema,
  state: StoreRequestStateSchema,
  note: z.string().nullable().meta({
    description: 'What staff wrote to the player: a code, or why they refused',
  }),
  createdAt: InstantSchema,
  decidedAt: InstantSchema.nullable(),
});

const ItemRequestSchema = RequestSchema.extend({
  kind: z.literal('item'),
  item: z.object({ id: UuidSchema, title: z.string(), picture: LogoSchema.nullable() }),
  price: z.int().meta({ description: 'When it was ordered' }),
  season: z.int(),
  expiresAt: InstantSchema.meta({ description: 'An open one ends then and is refunded' }),
});

const RewardRequestSchema = RequestSchema.extend({
  kind: z.literal('reward'),
  reward: z.object({
    name: z.string(),
    giveaway: UuidSchema,
    title: z.string().meta({ description: 'Of the giveaway' }),
    picture: LogoSchema.nullable(),
  }),
  message: z.string().meta({
    description: 'What the winner wrote to staff, such as an address; may be empty',
  }),
});

/** A request as the player who made it sees it: an order of an item, or a claim of a reward. */
export const StoreRequestSchema = z.discriminatedUnion('kind', [
  ItemRequestSchema,
  RewardRequestSchema,
]);
export type StoreRequest = z.infer<typeof StoreRequestSchema>;

const staffFields = {
  player: PlayerReferenceSchema,
  decidedBy: PlayerReferenceSchema.nullable().meta({
    description: 'Null for an open one, one that expired and one that the player cancelled',
  }),
};

export const StaffStoreRequestSchema = z.discriminatedUnion('kind', [
  ItemRequestSchema.extend(staffFields),
  RewardRequestSchema.extend(staffFields),
]);
export type StaffStoreRequest = z.infer<typeof StaffStoreRequestSchema>;
