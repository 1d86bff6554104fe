import { defineFeature } from '../define-feature';

/** Bans that other features ask about; nobody can make one by a call yet. */
export const moderation = defineFeature({ name: 'moderation' });
