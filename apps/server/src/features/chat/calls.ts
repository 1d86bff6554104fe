import type { FeatureHandlers } from '../../platform/calls/handlers';
import * as channels from './channels/service';
import * as moderation from './moderation/service';
import * as readMarks from './read-marks/service';
import { reportMessage } from './reports/service';
import { searchMessages } from './search/service';
import * as messages from './service';
import * as timeOuts from './time-outs/service';
import * as words from './words/service';

export function createChatCalls({ siteUrl }: { siteUrl: string }): FeatureHandlers<'chat'> {
  const ownHost = new URL(siteUrl).hostname;
  return {
    channels: ({ db }) => channels.listReadable(db, null),
    messages: ({ db, input }) => messages.listMessages(db, input),
    search: ({ db, input, actor }) => searchMessages(db, input, actor),
    ownState: ({ db, actor, now }) => readMarks.readOwnState(db, actor, now),
    markRead: async ({ write, input, action }) => {
      await write((tx) => readMarks.markRead(tx, input, action));
      return {};
    },
    send: ({ write, input, action }) =>
      write((tx) => messages.sendMessage(tx, { ...input, ownHost }, action)),
    edit: ({ write, input, action }) =>
      write((tx) => messages.editMessage(tx, { ...input, ownHost }, action)),
    deleteOwn: async ({ write, input, action }) => {
      await write((tx) => messages.deleteOwnMessage(tx, input.id, action));
      return {};
    },
    report: async ({ write, input, action }) => {
      await write((tx) => reportMessage(tx, { ...input, siteUrl }, action));
      return {};
    },

    staffMessages: ({ db, input, actor }) => messages.listStaffMessages(db, input, actor),
    remove: async ({ write, input, action }) => {
      await write((tx) => moderation.removeMessage(tx, input, action));
      return {};
    },
    restore: ({ write, input, action }) =>
      write((tx) => moderation.restoreMessage(tx, input.id, action)),
    timeOut: ({ write, input, action }) => write((tx) => timeOuts.timeOutPlayer(tx, input, action)),
    endTimeOut: async ({ write, input, action }) => {
      await write((tx) => timeOuts.endTimeOut(tx, input.player, action));
      return {};
    },
    timeOuts: ({ db, now }) => timeOuts.listTimeOuts(db, now),
    words: ({ db }) => words.listWords(db),
    addWord: ({ write, input, action }) => write((tx) => words.addWord(tx, input.word, action)),
    deleteWord: ({ write, input, action }) =>
      write((tx) => words.deleteWord(tx, input.word, action)),

    allChannels: ({ db, actor }) => channels.listReadable(db, actor),
    createChannel: ({ write, input, action }) =>
      write((tx) => channels.createChannel(tx, input, action)),
    editChannel: ({ write, input, action }) =>
      write((tx) => channels.editChannel(tx, input, action)),
    orderChannels: ({ write, input, action }) =>
      write((tx) => channels.orderChannels(tx, input.ids, action)),
    archiveChannel: ({ write, input, action }) =>
      write((tx) => channels.archiveChannel(tx, input, action)),
  };
}
