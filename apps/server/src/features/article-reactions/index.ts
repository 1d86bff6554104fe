import { audience } from '../../platform/gateway/audiences';
import { defineFeature } from '../define-feature';
import { articleReactionCalls } from './calls';
import { articleReactionData } from './personal-data';

export const articleReactions = defineFeature({
  name: 'articleReactions',
  calls: () => ({ articleReactions: articleReactionCalls }),
  channels: {
    article: audience('public'),
  },
  personalData: () => articleReactionData,
});
