import { audience } from '../../platform/gateway/audiences';
import { defineFeature } from '../define-feature';
import { propertyCalls } from './calls';
import { SITE_PROPERTIES } from './properties';

export const properties = defineFeature({
  name: 'properties',
  properties: SITE_PROPERTIES,
  calls: () => ({ properties: propertyCalls }),
  channels: {
    properties: audience('Admin'),
  },
});
