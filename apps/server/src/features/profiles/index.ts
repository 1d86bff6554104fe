import { defineFeature } from '../define-feature';
import { countVetoes } from '../rooms/veto/service';
import { createProfileCalls } from './calls';

export const profiles = defineFeature({
  name: 'profiles',
  calls: () => createProfileCalls(countVetoes),
});
