import { audience } from '../../platform/gateway/audiences';
import { defineFeature } from '../define-feature';
import { tutorialCalls } from './calls';
import { tutorialData } from './personal-data';

export const tutorials = defineFeature({
  name: 'tutorials',
  calls: () => ({ tutorials: tutorialCalls }),
  channels: { tutorials: audience('public') },
  personalData: () => tutorialData,
});
