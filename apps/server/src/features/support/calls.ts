import type { FeatureHandlers } from '../../platform/calls/handlers';
import type { PrivateStore } from '../../platform/files/private-store';
import type { Feed } from '../../platform/outbox/feed';
import * as cannedAnswers from './canned-answers/service';
import { mergeTicket, unmergeTicket } from './merging/service';
import * as messages from './messages/service';
import * as notes from './notes/service';
import { readPicture, uploadPicture } from './pictures/service';
import * as queue from './queue/service';
import * as requests from './requests/service';
import { readStatistics } from './statistics/service';

interface SupportDeps {
  readonly files: PrivateStore;
  readonly feed: Feed;
  readonly sources: queue.TicketSources;
}

export function createSupportCalls({
  files,
  feed,
  sources,
}: SupportDeps): FeatureHandlers<'support'> {
  const { assign, setState } = queue.createQueue(sources);
  return {
    myTickets: ({ db, input, actor }) =>
      requests.listOwnTickets(db, { ...input, accountId: actor.id }),
    ownBans: ({ db, actor, now }) => requests.listOwnBans(db, actor.id, now),
    open: ({ write, input, action }) => write((tx) => requests.openTicket(tx, input, action)),
    read: ({ db, input, action }) => messages.readConversation(db, input.id, action),
    answer: ({ write, input, action }) => write((tx) => messages.answer(tx, input, action)),
    markSeen: ({ write, input, action }) => write((tx) => messages.markSeen(tx, input, action)),
    typing: async ({ db, input, actor }) => {
      await messages.showTyping({ db, feed }, input.id, actor);
      return {};
    },
    uploadPicture: ({ write, input, action }) => uploadPicture({ files, write }, input, action),
    picture: ({ db, input, actor }) => readPicture({ db, files }, input.id, actor),

    list: ({ db, input }) => queue.listTickets(db, input),
    userTickets: ({ db, input }) => queue.listUserTickets(db, input),
    assignees: ({ db }) => queue.listAssignees(db),
    assign: ({ write, input, action }) => write((tx) => assign(tx, input, action)),
    setState: ({ write, input, action }) => write((tx) => setState(tx, input, action)),
    merge: ({ write, input, action }) => write((tx) => mergeTicket(tx, input, action)),
    unmerge: ({ write, input, action }) => write((tx) => unmergeTicket(tx, input, action)),
    notes: ({ db, input, actor }) => notes.listNotes(db, input.id, actor),
    addNote: ({ write, input, action }) => write((tx) => notes.addNote(tx, input, action)),
    statistics: ({ db, input, now }) => readStatistics(db, { ...input, now }),

    cannedAnswers: ({ db }) => cannedAnswers.listCannedAnswers(db),
    addCannedAnswer: ({ write, input, action }) =>
      write((tx) => cannedAnswers.addCannedAnswer(tx, input, action)),
    editCannedAnswer: ({ write, input, action }) =>
      write((tx) => cannedAnswers.editCannedAnswer(tx, input, action)),
    deleteCannedAnswer: async ({ write, input, action }) => {
      await write((tx) => cannedAnswers.deleteCannedAnswer(tx, input.id, action));
      return {};
    },
  };
}
