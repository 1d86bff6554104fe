import type { FeatureHandlers } from '../../platform/calls/handlers';
import * as editing from './editing';
import * as lists from './lists';
import * as reporting from './reporting';
import type { Results } from './settling';
import { closeCall, openCalls, takeCall } from './staff-calls';
import * as views from './views';

interface Parts {
  readonly results: Results;
  readonly sources: views.MatchSources;
}

export function createMatchCalls(parts: Parts): Omit<FeatureHandlers<'matches'>, 'readScreenshot'> {
  const { results, sources } = parts;
  return {
    get: ({ db, input }) => views.get(db, input.id, sources),
    website: ({ db, input }) => views.website(db, input.id, sources),
    find: ({ db, input }) => lists.find(db, input),
    ticker: ({ db }) => lists.ticker(db),
    create: ({ write, input, caller: by, now }) =>
      write((tx) => editing.create(tx, input, { parts, by, now })),
    update: ({ write, input, caller: by, now }) =>
      write((tx) => editing.update(tx, input, { parts, by, now })),
    delete: async ({ write, input, caller: by, now }) => {
      await write((tx) => editing.remove(tx, input.id, { by, now }));
      return {};
    },
    bestOf: ({ db, input }) => views.bestOf(db, input.id),
    tournamentMatchup: ({ db, input }) => views.tournamentMatchup(db, input, sources),
    encounters: ({ db, input }) => lists.encounters(db, input),
    teamTimes: ({ db, input }) => lists.teamTimes(db, input.name),
    reportResult: ({ write, input, caller: by, now }) =>
      write((tx) => reporting.report(tx, input, { results, by, now })),
    confirmResult: ({ write, input, caller: by, now }) =>
      write((tx) => reporting.confirm(tx, input, { results, by, now })),
    disputeResult: ({ write, input, caller: by, now }) =>
      write((tx) => reporting.dispute(tx, input, { results, by, now })),
    withdrawReport: ({ write, input, caller: by, now }) =>
      write((tx) => reporting.withdraw(tx, input, { results, by, now })),
    reports: ({ db, input, caller }) => reporting.reports(db, input.id, caller),
    staffCalls: ({ db }) => openCalls(db),
    takeStaffCall: async ({ write, input, caller: by, now }) => {
      await write((tx) => takeCall(tx, input.call, { by, now }));
      return {};
    },
    closeStaffCall: async ({ write, input, caller: by, now }) => {
      await write((tx) => closeCall(tx, input.call, { by, now }));
      return {};
    },
  };
}
