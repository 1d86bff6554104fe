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
    create: ({ write, input, actor, now }) =>
      write((tx) => editing.create(tx, input, { parts, actor, now })),
    update: ({ write, input, actor, now }) =>
      write((tx) => editing.update(tx, input, { parts, actor, now })),
    delete: async ({ write, input, action }) => {
      await write((tx) => editing.remove(tx, input.id, action));
      return {};
    },
    bestOf: ({ db, input }) => views.bestOf(db, input.id),
    tournamentMatchup: ({ db, input }) => views.tournamentMatchup(db, input, sources),
    encounters: ({ db, input }) => lists.encounters(db, input),
    teamTimes: ({ db, input }) => lists.teamTimes(db, input.name),
    reportResult: ({ write, input, actor, now }) =>
      write((tx) => reporting.report(tx, input, { results, actor, now })),
    confirmResult: ({ write, input, actor, now }) =>
      write((tx) => reporting.confirm(tx, input, { results, actor, now })),
    disputeResult: ({ write, input, actor, now }) =>
      write((tx) => reporting.dispute(tx, input, { results, actor, now })),
    withdrawReport: ({ write, input, actor, now }) =>
      write((tx) => reporting.withdraw(tx, input, { results, actor, now })),
    reports: ({ db, input, actor }) => reporting.reports(db, input.id, actor),
    staffCalls: ({ db }) => openCalls(db),
    takeStaffCall: async ({ write, input, action }) => {
      await write((tx) => takeCall(tx, input.call, action));
      return {};
    },
    closeStaffCall: async ({ write, input, action }) => {
      await write((tx) => closeCall(tx, input.call, action));
      return {};
    },
  };
}
