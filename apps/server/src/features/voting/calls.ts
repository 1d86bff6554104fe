import type { FeatureHandlers } from '../../platform/calls/handlers';
import type { HashOrigin } from '../../platform/origin-hash/origin-hash';
import * as abuse from './abuse/service';
import * as ownVotes from './own-votes/service';
import { openRound } from './rounds/service';
import { currentSeason } from './season/service';
import * as matches from './service';
import * as standings from './standings/service';
import * as voids from './voids/service';
import * as votes from './votes/service';

export const createVotingCalls = (hashOrigin: HashOrigin): FeatureHandlers<'voting'> => ({
  async castVote({ write, input, action, visitor, cookies }) {
    const origin = await hashOrigin({ visitor, cookies }, action.now);
    return write((tx) => votes.castVote(tx, { ...input, origin }, action));
  },
  deleteVote: ({ write, input, action }) => write((tx) => votes.deleteVote(tx, input, action)),
  ownVote: ({ db, input, actor }) =>
    ownVotes.findOwnVote(db, { matchId: input.id, accountId: actor.id }),
  ownVotes: ({ db, input, actor }) => ownVotes.listOwnVotes(db, { ...input, accountId: actor.id }),
  ownRecord: ({ db, input, actor }) =>
    standings.readRecord(db, { accountId: actor.id, season: input.season }),
  points: async ({ db, actor }) =>
    standings.findBalance(db, { season: await currentSeason(db), accountId: actor.id }),
  matches: ({ db, input, now }) => matches.listVotingMatches(db, { ...input, hidden: false }, now),
  match: ({ db, input, now }) => matches.findPublicMatch(db, input.id, now),
  hiddenMatches: ({ db, input, now }) =>
    matches.listVotingMatches(db, { ...input, hidden: true }, now),
  createMatch: ({ write, input, action }) =>
    write((tx) => matches.createVotingMatch(tx, input, action)),
  openRound: ({ write, input, action }) => write((tx) => openRound(tx, input, action)),
  closeMatch: ({ write, input, action }) =>
    write((tx) => matches.closeVotingMatch(tx, input, action)),
  deleteMatch: async ({ write, input, action }) => {
    await write((tx) => matches.deleteVotingMatch(tx, input, action));
    return {};
  },
  hideMatch: ({ write, input, action }) =>
    write((tx) => matches.hideVotingMatch(tx, input, action)),
  linkMatch: ({ write, input, action }) =>
    write((tx) => matches.linkVotingMatch(tx, input, action)),
  leaderboard: ({ db, input }) => standings.readLeaderboard(db, input),
  topsFlops: ({ db, input }) => standings.readTopsFlops(db, input),
  seasons: ({ db }) => standings.listSeasons(db),
  leaderboards: ({ db, input }) => standings.readLeaderboard(db, input),
  totalUsers: ({ db, input }) => standings.countVoters(db, input.season),
});

export const votingReviewCalls: FeatureHandlers<'votingReview'> = {
  clusters: ({ db, input }) => abuse.listClusters(db, input),
  dismissCluster: async ({ write, input, action }) => {
    await write((tx) => abuse.dismissCluster(tx, input, action));
    return {};
  },
  voidCluster: ({ write, input, action }) => write((tx) => voids.voidCluster(tx, input, action)),
  voidVote: ({ write, input, action }) => write((tx) => voids.voidVote(tx, input, action)),
  restoreVote: async ({ write, input, action }) => {
    await write((tx) => voids.restoreVote(tx, input.id, action));
    return {};
  },
  voidedVotes: ({ db, input }) => voids.listVoided(db, input),
};
