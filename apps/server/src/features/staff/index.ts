import { defineFeature } from '../define-feature';
import { staffCalls } from './calls';
import { staffData } from './personal-data';

export const staff = defineFeature({
  name: 'staff',
  calls: () => ({ staff: staffCalls }),
  personalData: () => staffData,
});
