import type { FeatureHandlers } from '../../platform/calls/handlers';
import * as leagues from './leagues/service';
import * as predictions from './service';

export const pickemCalls: FeatureHandlers<'pickem'> = {
  get: ({ db, input, now }) => predictions.getPickem(db, input.id, now),
  own: ({ db, input, action }) => predictions.getOwn(db, input.id, action),
  save: ({ write, input, action }) => write((tx) => predictions.savePrediction(tx, input, action)),
  prediction: ({ db, input, now }) => predictions.getPrediction(db, input, now),
  leaderboard: ({ db, input, now }) => predictions.listLeaderboard(db, input, now),
  leagues: ({ db, actor }) => leagues.listLeagues(db, actor),
  league: ({ db, input, actor }) => leagues.getLeague(db, input, actor),
  createLeague: ({ write, input, action }) =>
    write((tx) => leagues.createLeague(tx, input, action)),
  invitation: ({ db, input, actor }) => leagues.getInvitation(db, input.invite, actor),
  joinLeague: ({ write, input, action }) =>
    write((tx) => leagues.joinLeague(tx, input.invite, action)),
  leaveLeague: async ({ write, input, action }) => {
    await write((tx) => leagues.leaveLeague(tx, input.league, action));
    return {};
  },
  renewInvite: ({ write, input, action }) =>
    write((tx) => leagues.renewInvite(tx, input.league, action)),
  removeMember: async ({ write, input, action }) => {
    await write((tx) => leagues.removeMember(tx, input, action));
    return {};
  },
  deleteLeague: async ({ write, input, action }) => {
    await write((tx) => leagues.deleteLeague(tx, input.league, action));
    return {};
  },
};
