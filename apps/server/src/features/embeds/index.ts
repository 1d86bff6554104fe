import { defineFeature } from '../define-feature';
import { embedCalls } from './calls';

export const embeds = defineFeature({
  name: 'embeds',
  calls: () => ({ embeds: embedCalls }),
});
