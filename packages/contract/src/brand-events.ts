import { z } from 'zod';
import { eventsOf } from './define-channel';

/** For open pages: their next page change loads them anew. */
export const brandEvents = eventsOf(['brand.changed'], z.object({}));
