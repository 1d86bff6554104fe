import { z } from 'zod';
import { eventsOf } from './define-channel';
import { MessageAddedSchema, MessageReadSchema } from './messages';
import { PlayerIdSchema, UuidSchema } from './scalars';

export const messageEvents = {
  'message.added': MessageAddedSchema,
  'message.read': MessageReadSchema,
  'message.block_changed': z.object({ userId: PlayerIdSchema, blocked: z.boolean() }),
};

export const messageReportEvents = eventsOf(
  ['message.reported', 'message.report_resolved'],
  z.object({ id: UuidSchema }),
);
