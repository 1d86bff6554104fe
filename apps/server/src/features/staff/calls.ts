import type { FeatureHandlers } from '../../platform/calls/handlers';
import { countMessages, listActivity, readLeaderboard, toPeriod } from './activity/service';
import { addCredit } from './credits/service';
import { listFormerStaff, listStaff } from './service';

export const staffCalls: FeatureHandlers<'staff'> = {
  leaderboard: ({ db, input, now }) => readLeaderboard(db, toPeriod(input, now)),
  messages: ({ db, input, now }) =>
    countMessages(db, { period: toPeriod(input, now), playerId: input.user }),
  activity: ({ db, input, now }) => {
    const { page, size, user } = input;
    return listActivity(db, { period: toPeriod(input, now), playerId: user, page, size });
  },
  addActivity: ({ write, input, action }) => write((tx) => addCredit(tx, input, action)),
  current: ({ db }) => listStaff(db),
  former: ({ db }) => listFormerStaff(db),
};
