import { z } from 'zod';

/** The caller follows something else now, here or in another tab. */
export const followEvents = { 'follow.changed': z.object({}) };
