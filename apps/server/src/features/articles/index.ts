import { defineChannel, permitted } from '../../platform/gateway/channels';
import { defineFeature } from '../define-feature';

import { createArticleCalls } from './calls';
import { articlePages } from './pages';
import { articleData } from './personal-data';

export const articles = defineFeature({
  name: 'articles',
  calls: ({ config }) => ({
    articles: createArticleCalls({ name: config.community.name, siteUrl: config.siteUrl }),
  }),
  channels: [defineChannel({ pattern: 'articles', audience: permitted('public') })],
  pages: articlePages,
  personalData: () => articleData,
});
