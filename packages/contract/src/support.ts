import { z } from 'zod';
import { defineCall } from './define';
import { PageInputSchema, PlayerReferenceSchema } from './references';
import { InstantSchema, MALFORMED_ID, SnowflakeSchema } from './scalars';

export const TicketIdSchema = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,39}$/, MALFORMED_ID);

export const TicketStateSchema = z.enum([
  'open',
  'waiting_for_staff',
  'waiting_for_player',
  'closed',
]);

export const TicketSchema = z.object({
  id: TicketIdSchema,
  subject: z.string(),
  category: z.string(),
  state: TicketStateSchema,
  player: PlayerReferenceSchema.nullable().meta({ description: 'Null once the account is gone' }),
  assignee: PlayerReferenceSchema.nullable(),
  channel: SnowflakeSchema.nullable().meta({ description: 'The Discord channel that mirrors it' }),
  archived: z.boolean().meta({ description: 'Its channel has been deleted at Discord' }),
  messages: z.int(),
  createdAt: InstantSchema,
  updatedAt: InstantSchema,
  firstAnswerAt: InstantSchema.nullable(),
  closedAt: InstantSchema.nullable(),
});
export type Ticket = z.infer<typeof TicketSchema>;

const DurationSchema = z.int().nullable().meta({ description: 'Milliseconds, null without data' });

export const TicketStatisticsSchema = z.object({
  total: z.int(),
  states: z.record(TicketStateSchema, z.int()),
  firstAnswer: DurationSchema.meta({ description: 'Median until the first answer of staff' }),
  timeToClose: DurationSchema.meta({ description: 'Median until closed' }),
  days: z.array(z.object({ day: InstantSchema, opened: z.int(), closed: z.int() })),
  categories: z.array(z.object({ category: z.string(), tickets: z.int() })),
  staff: z.array(
    z.object({
      player: PlayerReferenceSchema,
      assigned: z.int(),
      answered: z.int(),
      closed: z.int(),
      messages: z.int(),
      firstAnswer: DurationSchema,
    }),
  ),
});
export type TicketStatistics = z.infer<typeof TicketStatisticsSchema>;

export const support = {
  myTickets: defineCall({
    method: 'GET',
    path: '/tickets/my-tickets',
    who: 'login',
    summary: 'List the tickets of the caller, newest first',
    input: PageInputSchema.extend({ state: TicketStateSchema.optional() }),
    output: z.array(TicketSchema),
    paged: true,
    available: false,
  }),

  statistics: defineCall({
    method: 'GET',
    path: '/tickets/stats',
    who: 'Moderator',
    summary: 'Count tickets, answer times and the load of each staff member',
    input: z.object({
      start: InstantSchema.optional(),
      end: InstantSchema.optional(),
    }),
    output: TicketStatisticsSchema,
    available: false,
  }),
};
