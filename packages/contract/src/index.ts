import { accounts } from './accounts';
import { accountAdmin } from './accounts-admin';
import { announcements } from './announcements';
import { apiKeys } from './api-keys';
import { articleReactions } from './article-reactions';
import { articles } from './articles';
import { brackets } from './brackets';
import { capture } from './capture';
import { chat } from './chat';
import { discord } from './discord';
import { embeds } from './embeds';
import { files } from './files';
import { follows } from './follows';
import { forms } from './forms';
import { gameApi } from './game-api';
import { giveaways } from './giveaways';
import { giveawayReview } from './giveaways-review';
import { headToHead } from './head-to-head';
import { highlights } from './highlights';
import { logs } from './logs';
import { matchComments } from './match-comments';
import { matches } from './matches';
import { messages } from './messages';
import { moderation } from './moderation';
import { notes } from './notes';
import { notifications } from './notifications';
import { operations } from './operations';
import { personalHome } from './personal-home';
import { pickem } from './pickem';
import { pictureApproval } from './picture-approval';
import { playerStatistics } from './player-statistics';
import { players } from './players';
import { properties } from './properties';
import { push } from './push';
import { queue } from './queue';
import { ratings } from './ratings';
import { requests } from './requests';
import { rooms } from './rooms';
import { search } from './search';
import { show } from './show';
import { staff } from './staff';
import { statistics } from './statistics';
import { store } from './store';
import { stream } from './stream';
import { support } from './support';
import { teams } from './teams';
import { telemetry } from './telemetry';
import { terminal } from './terminal';
import { tournaments } from './tournaments';
import { tutorials } from './tutorials';
import { voting } from './voting';
import { votingReview } from './voting-review';

/** All calls, by feature. */
export const contract = {
  accountAdmin,
  accounts,
  announcements,
  apiKeys,
  articleReactions,
  articles,
  brackets,
  capture,
  chat,
  discord,
  embeds,
  files,
  follows,
  forms,
  gameApi,
  giveaways,
  giveawayReview,
  headToHead,
  highlights,
  logs,
  matchComments,
  matches,
  messages,
  moderation,
  notes,
  notifications,
  operations,
  personalHome,
  pickem,
  pictureApproval,
  players,
  playerStatistics,
  properties,
  push,
  queue,
  ratings,
  requests,
  rooms,
  search,
  show,
  staff,
  statistics,
  store,
  stream,
  support,
  teams,
  telemetry,
  terminal,
  tournaments,
  tutorials,
  voting,
  votingReview,
};

export type Contract = typeof contract;
