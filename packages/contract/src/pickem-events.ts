import { z } from 'zod';
import { eventsOf } from './define-channel';

/** Without data: what pages show of it depends on who looks. */
export const pickemEvents = eventsOf(['pickem.changed', 'pickem.scored'], z.object({}));
