import { z } from 'zod';
import { CaptureFrameSchema } from './capture';
import { MatchIdSchema } from './scalars';

/** On `capture:{id}` when it is recorded, on `match:{id}` after the stream delay. */
export const captureEvents = {
  'map.captured': CaptureFrameSchema,
  // Pages reload the map.
  'capture.changed': z.object({ match: MatchIdSchema, map: CaptureFrameSchema.shape.map }),
};
