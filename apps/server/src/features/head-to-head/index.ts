import { defineFeature } from '../define-feature';
import { countVetoes, readVetoSetup } from '../rooms/veto/service';
import { createHeadToHeadCalls } from './calls';

/** Two teams side by side, before they play. */
export const headToHead = defineFeature({
  name: 'head-to-head',
  calls: () => ({
    headToHead: createHeadToHeadCalls({ count: countVetoes, setup: readVetoSetup }),
  }),
});
