import { z } from 'zod';
import { InstantSchema, UuidSchema } from './scalars';
import { CountSchema } from './statistics';

export const operationEvents = {
  'backup.started': z.object({}),
  'backup.progressed': z.object({ done: CountSchema, total: CountSchema }),
  /** Also after a failure. */
  'backup.finished': z.object({}),
  /** A part works again, or no longer. */
  'health.changed': z.object({}),
  /** An admin has retried or discarded some. */
  'jobs.changed': z.object({}),
  /** For the process that runs the command. */
  'command.stop_requested': z.object({ id: UuidSchema }),
};

/** Some process has measured itself and written what it has counted. */
export const MeasurementSchema = z.object({ at: InstantSchema });
