import { z } from 'zod';
import { eventsOf } from './define-channel';
import { UuidSchema } from './scalars';

/** For moderators: the queue is read again. */
export const pictureSubmissionEvents = eventsOf(
  ['submission.changed'],
  z.object({ id: UuidSchema }),
);
