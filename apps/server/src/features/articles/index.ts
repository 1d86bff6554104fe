import { audience } from '../../platform/gateway/audiences';
import { defineFeature } from '../define-feature';
import { createArticleCalls } from './calls';
import { articleData } from './personal-data';

export const articles = defineFeature({
  name: 'articles',
  calls: ({ config }) => ({
    articles: createArticleCalls({ name: config.community.name, siteUrl: config.siteUrl }),
  }),
  channels: {
    articles: audience('public'),
  },
  personalData: () => articleData,
});
