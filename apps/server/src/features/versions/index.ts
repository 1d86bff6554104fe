import { defineFeature } from '../define-feature';
import { versionData } from './personal-data';

export const versions = defineFeature({
  name: 'versions',
  personalData: () => versionData,
});
