import { audience } from '../../platform/gateway/audiences';
import { defineFeature } from '../define-feature';
import { createArticleCalls } from './calls';
import { articleData } from './personal-data';

export const articles = defineFeature({
  name: 'articles',
  calls: ({ config, files, ports: { community } }) => ({
    articles: createArticleCalls({
      publisher: () => ({ name: community.current().name, siteUrl: config.siteUrl }),
      files,
    }),
  }),
  channels: {
    articles: audience('public'),
  },
  personalData: () => articleData,
});
