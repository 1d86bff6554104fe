import type { FeatureHandlers } from '../../platform/calls/handlers';
import type { PrivateStore } from '../../platform/files/private-store';
import { createDisputes, getDispute, listPastDisputes } from './disputes/service';
import { createEditor } from './editor/service';
import type { ReadFeatured } from './featured/service';
import { createReports, listReports, readReportPicture } from './reports/service';
import type { Results } from './results/service';
import { getBestOf, type Matches } from './service';
import { closeCall, listOpenCalls, takeCall } from './staff-calls/service';
import { getEncounters, getTicker, listTeamTimes, searchMatches } from './summaries/service';

export function createMatchCalls({
  results,
  matches,
  featured,
  files,
}: {
  readonly results: Results;
  readonly matches: Matches;
  readonly featured: ReadFeatured;
  readonly files: PrivateStore;
}): Omit<FeatureHandlers<'matches'>, 'readScreenshot'> {
  const editor = createEditor({ results, matches });
  const reports = createReports({ results });
  const disputes = createDisputes({ results });
  return {
    get: ({ db, input }) => matches.get(db, input.id),
    website: ({ db, input, now }) => matches.getPage(db, input.id, now),
    find: ({ db, input }) => searchMatches(db, input),
    ticker: ({ db }) => getTicker(db),
    featured: ({ db }) => featured(db),
    create: ({ write, input, action }) => write((tx) => editor.create(tx, input, action)),
    update: ({ write, input, action }) => write((tx) => editor.update(tx, input, action)),
    delete: async ({ write, input, action }) => {
      await write((tx) => editor.delete(tx, input, action));
      return {};
    },
    bestOf: ({ db, input }) => getBestOf(db, input.id),
    tournamentMatchup: ({ db, input }) => matches.getTournamentMatchup(db, input),
    encounters: ({ db, input }) => getEncounters(db, input),
    teamTimes: ({ db, input }) => listTeamTimes(db, input.name),
    reportResult: ({ write, input, action }) => write((tx) => reports.report(tx, input, action)),
    confirmResult: ({ write, input, action }) => write((tx) => reports.confirm(tx, input, action)),
    disputeResult: ({ write, input, action }) => write((tx) => reports.dispute(tx, input, action)),
    withdrawReport: ({ write, input, action }) =>
      write((tx) => reports.withdraw(tx, input, action)),
    reports: ({ db, input, actor }) => listReports(db, input.id, actor),
    reportPicture: ({ db, input, actor }) => readReportPicture({ db, files }, input, actor),
    dispute: ({ db, input }) => getDispute(db, input.id),
    pastDisputes: ({ db, input }) => listPastDisputes(db, input),
    ruleDispute: ({ write, input, action }) => write((tx) => disputes.rule(tx, input, action)),
    undoRuling: ({ write, input, action }) => write((tx) => disputes.undo(tx, input, action)),
    staffCalls: ({ db }) => listOpenCalls(db),
    takeStaffCall: async ({ write, input, action }) => {
      await write((tx) => takeCall(tx, input, action));
      return {};
    },
    closeStaffCall: async ({ write, input, action }) => {
      await write((tx) => closeCall(tx, input, action));
      return {};
    },
  };
}
