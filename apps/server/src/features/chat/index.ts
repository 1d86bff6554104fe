import { audience } from '../../platform/gateway/audiences';
import { defineFeature } from '../define-feature';
import { createChatCalls } from './calls';
import { mayListen } from './channels/service';
import { deleteExpired } from './moderation/service';
import { chatData } from './personal-data';
import { CHAT_PROPERTIES } from './properties';

const DAY_MS = 86_400_000;

/** The community chat: channels that everyone reads, or moderators alone. */
export const chat = defineFeature({
  name: 'chat',
  properties: CHAT_PROPERTIES,
  calls: ({ config }) => ({
    chat: createChatCalls({ siteUrl: config.siteUrl }),
  }),
  channels: {
    chats: audience('public'),
    chat: audience('public', {
      only: 'those who may read the channel',
      allows: (actor, { id }, db) => mayListen(db, id, actor),
      allowsVisitor: ({ id }, db) => mayListen(db, id, null),
    }),
  },
  personalData: () => chatData,
  tickers: ({ database, clock }) => [
    {
      name: 'delete expired chat messages',
      everyMs: DAY_MS,
      runAtStart: true,
      run: () => deleteExpired(database, clock()),
    },
  ],
});
