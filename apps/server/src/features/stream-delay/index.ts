import { defineFeature } from '../define-feature';
import { STREAM_DELAY_PROPERTIES } from './properties';

export const streamDelay = defineFeature({
  name: 'stream-delay',
  properties: STREAM_DELAY_PROPERTIES,
});
