import type { PersonalData } from '../../platform/personal-data';
import * as disputes from './disputes/repository';
import * as reports from './reports/repository';
import * as staffCalls from './staff-calls/repository';

/** What a player has written in matches: reports, disputes, rulings, and why they called staff. */
export const matchData: PersonalData = {
  part: 'matches',
  collect: async (db, { id }) => ({
    ...(await reports.findAllByPlayer(db, id)),
    calls: await staffCalls.findAllByPlayer(db, id),
    rulings: await disputes.findAllByPlayer(db, id),
  }),
  async delete(tx, { id }) {
    await reports.clearReasonsByPlayer(tx, id);
    await staffCalls.clearReasonsByPlayer(tx, id);
    return null;
  },
};
