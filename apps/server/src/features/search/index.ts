import { defineFeature } from '../define-feature';
import { searchCalls } from './calls';

export const search = defineFeature({
  name: 'search',
  calls: () => ({ search: searchCalls }),
});
