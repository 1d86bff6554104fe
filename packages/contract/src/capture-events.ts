import { z } from 'zod';
import { CaptureFrameSchema } from './capture';
import { MatchIdSchema } from './scalars';

/** On `capture:{id}` as it is recorded, on `match:{id}` once it is out of the stream delay. */
export const captureEvents = {
  'map.captured': CaptureFrameSchema,
  // Pages read the map again.
  'capture.changed': z.object({ match: MatchIdSchema, map: CaptureFrameSchema.shape.map }),
};
