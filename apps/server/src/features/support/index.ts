import { audience } from '../../platform/gateway/audiences';
import { defineFeature } from '../define-feature';
import { createSupportCalls } from './calls';
import { notifyOfUnanswered } from './notifications/service';
import { createTicketData } from './personal-data';
import { deleteOldPictures } from './pictures/service';
import { deleteOldTickets } from './retention/service';
import { isOnEitherSide, mayReadNotes } from './service';

const HOUR_MS = 3_600_000;

export const support = defineFeature({
  name: 'support',
  calls: ({ privateFiles, feed, ports }) => ({
    support: createSupportCalls({
      files: privateFiles,
      feed,
      sources: {
        staff_call: ports.staffCallSource,
        dispute: ports.staffCallSource,
        message_report: ports.messageReportSource,
        appeal: ports.appealSource,
      },
    }),
  }),
  channels: {
    ticket: audience('login', {
      only: 'the player of the ticket and staff',
      banned: 'allowed',
      allows: (actor, { id }, db) => isOnEitherSide(db, id, actor),
    }),
    ticketNotes: audience('Moderator', {
      only: 'staff, except for their own tickets and those about them',
      allows: (actor, { id }, db) => mayReadNotes(db, id, actor),
    }),
    tickets: audience('Moderator'),
  },
  personalData: ({ privateFiles }) => createTicketData(privateFiles),
  tickers: ({ database, privateFiles: files, clock }) => [
    {
      name: 'delete old pictures of tickets',
      everyMs: HOUR_MS,
      run: () => deleteOldPictures({ database, files }, clock()),
    },
    {
      name: 'notify staff of unanswered tickets',
      everyMs: HOUR_MS,
      run: () => notifyOfUnanswered(database, clock()),
    },
    {
      name: 'delete old tickets',
      everyMs: 24 * HOUR_MS,
      run: () => deleteOldTickets({ database, files }, clock()),
    },
  ],
});
