import { defineFeature } from '../define-feature';
import { noteCalls } from './calls';

export const notes = defineFeature({
  name: 'notes',
  calls: () => ({ notes: noteCalls }),
});
