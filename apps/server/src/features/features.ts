/** The list of features: which calls each answers, and what each needs from the start. */
import { type Contract, contract } from '@mes/contract';
import { type Call, nameOf } from '@mes/contract/define';
import type { Authenticate } from '../platform/calls/caller';
import type { FeatureHandlers, Handler } from '../platform/calls/handlers';
import type { Config } from '../platform/config';
import type { Database } from '../platform/database/database';
import type { FileStore } from '../platform/files/store';
import type { ConnectedPage } from '../platform/gateway/overlay-socket';
import type { Admission } from '../platform/http/admission';
import type { Pictures } from '../platform/http/pictures';
import type { Jobs } from '../platform/jobs/jobs';
import type { Log } from '../platform/log';
import type { Network } from '../platform/network/network';
import type { DevelopmentAccounts } from '../platform/oauth/development-provider';
import type { Feed } from '../platform/outbox/feed';
import type { PageDeclaration } from '../platform/pages/declaration';
import type { Ticker } from '../platform/ticker';
import { startAccounts } from './accounts/start';
import { createArticleCalls } from './articles/calls';
import { articlePages } from './articles/pages';
import { articleData } from './articles/personal-data';
import { publishedArticle } from './articles/service';
import { drawnBracket } from './brackets/service';
import { startBrackets } from './brackets/start';
import { captureData } from './capture/personal-data';
import { startCapture } from './capture/start';
import { fileCalls } from './files/calls';
import { startGameApi } from './game-api/start';
import { matchPages } from './matches/pages';
import { matchData } from './matches/personal-data';
import { checkedInFor } from './matches/service';
import { startMatches } from './matches/start';
import { messageData } from './messages/personal-data';
import { startMessages } from './messages/start';
import { notificationData } from './notifications/personal-data';
import { startNotifications } from './notifications/start';
import { startPictures } from './pictures/start';
import { createPlayerData } from './players/personal-data';
import { startPlayers } from './players/start';
import { createProfileCalls } from './profiles/calls';
import { profilePages } from './profiles/pages';
import { propertyCalls } from './properties/calls';
import { declareProperties } from './properties/declared';
import { startPush } from './push/start';
import { startQueue } from './queue/start';
import { ratingPages } from './ratings/pages';
import { ratingData } from './ratings/personal-data';
import { elosOfTeams, ratingsIn } from './ratings/service';
import { startRatings } from './ratings/start';
import { roomPages } from './rooms/pages';
import { roomData } from './rooms/personal-data';
import { areMapsHeldBack, countBans, vetoOf } from './rooms/service';
import { startRooms } from './rooms/start';
import { startScreenshots } from './screenshots/start';
import { searchCalls } from './search/calls';
import { statisticsData } from './statistics/personal-data';
import { leadersOf } from './statistics/service';
import { startStatistics } from './statistics/start';
import { streamData } from './stream/personal-data';
import { startStream } from './stream/start';
import { teamData } from './teams/personal-data';
import { startTeams } from './teams/start';
import { tournamentData } from './tournaments/personal-data';
import { finish, reopen, whyNotDisband } from './tournaments/service';
import { startTournaments } from './tournaments/start';

interface Platform {
  readonly config: Config;
  readonly database: Database;
  readonly feed: Feed;
  readonly files: FileStore;
  readonly jobs: Jobs;
  readonly ticker: Ticker;
  readonly clock: () => number;
  readonly log: Log;
  readonly progress: (step: string) => void;
  /** Tells the operator something that is written nowhere else. */
  readonly notice: (text: string) => void;
  /** Where this process listens, once it does. */
  readonly ownAddress: () => string;
  /** The overlays that are connected to this process, once it listens. */
  readonly overlayPages: () => readonly ConnectedPage[];
  /** Instead of the public internet, in tests only. */
  readonly pushNetwork?: Network;
  readonly pictureNetwork?: Network;
}

export interface Features {
  readonly calls: readonly Call[];
  readonly handlers: ReadonlyMap<Call, Handler>;
  readonly authenticate: Authenticate;
  readonly admission: Admission;
  readonly developmentAccounts: DevelopmentAccounts;
  /** What the server puts into the HTML of the features' pages. */
  readonly pages: readonly PageDeclaration[];
  readonly pictures: Pictures;
}

/** Features of which no call is offered yet need no entry. */
type AllHandlers = {
  [F in keyof Contract as keyof FeatureHandlers<F> extends never ? never : F]: FeatureHandlers<F>;
};

export async function createFeatures(platform: Platform): Promise<Features> {
  const { database } = platform;
  // Teams first: whoever goes is still a player while they leave theirs.
  const accounts = await startAccounts({
    ...platform,
    personalData: [
      teamData,
      tournamentData,
      matchData,
      statisticsData,
      ratingData,
      captureData,
      roomData,
      messageData,
      notificationData,
      streamData,
      articleData,
      createPlayerData({ db: database.db, files: platform.files }),
    ],
  });
  const push = await startPush(platform);
  const notifications = startNotifications({ ...platform, push });
  const messages = startMessages(platform);
  await database.transaction((tx) => declareProperties(tx, Date.now()));
  const gameApi = startGameApi(platform);
  const players = await startPlayers({ ...platform, knownGameIds: gameApi.knownGameIds });
  const teams = await startTeams({ ...platform, whyNotDisband });
  const capture = await startCapture(platform);
  const matches = startMatches({
    ratings: ratingsIn,
    veto: (db, match, to) => vetoOf(db, match, { to, now: platform.clock() }),
    rounds: capture.rounds,
  });
  const brackets = startBrackets({
    ...platform,
    results: matches.results,
    watcher: { finished: finish, reopened: reopen },
    elos: elosOfTeams,
  });
  const statistics = startStatistics({ capturedPlayers: capture.players, bans: countBans });
  const profiles = createProfileCalls(countBans);
  const ratings = startRatings(platform);
  const rooms = await startRooms({
    ...platform,
    results: matches.results,
    match: matches.matchInside,
  });
  for (const { follower } of [rooms, capture, statistics.counting, ratings])
    matches.results.followedBy(follower);
  const tournaments = startTournaments({
    ...platform,
    brackets: brackets.brackets,
    sources: { elos: elosOfTeams, bracket: drawnBracket, leaders: leadersOf },
  });
  const stream = await startStream({
    ...platform,
    sources: {
      match: matches.match,
      matchInside: matches.matchInside,
      tournament: tournaments.website,
      article: publishedArticle,
      bans: countBans,
    },
  });
  matches.results.followedBy(stream.follower);
  const screenshots = startScreenshots(platform);
  const queue = await startQueue({
    ...platform,
    checkedInFor: (player) => checkedInFor(database.db, player),
  });

  const handlers: AllHandlers = {
    accounts: accounts.calls,
    articles: createArticleCalls({
      name: platform.config.community.name,
      siteUrl: platform.config.siteUrl,
    }),
    brackets: brackets.calls,
    capture: capture.open({
      results: matches.results,
      counting: statistics.counting,
      areMapsHeldBack,
      onCorrected: ratings.request,
    }),
    files: fileCalls(platform.files),
    gameApi: gameApi.calls,
    matches: { ...matches.calls, ...screenshots.calls },
    messages: messages.calls,
    notifications: notifications.calls,
    players: { ...players.calls, ...profiles.players },
    properties: propertyCalls,
    push: push.calls,
    queue: queue.calls,
    ratings: ratings.calls,
    rooms: rooms.calls,
    search: searchCalls,
    statistics: statistics.calls,
    stream: stream.calls,
    teams: { ...teams.calls, ...profiles.teams },
    tournaments: tournaments.calls,
  };
  return {
    calls: Object.values(contract).flatMap((feature) => Object.values(feature)),
    handlers: pair(handlers),
    authenticate: accounts.authenticate,
    admission: queue.admission,
    developmentAccounts: accounts.developmentAccounts,
    pages: [
      ...tournaments.pages,
      ...profilePages,
      ...roomPages,
      ...matchPages,
      ...ratingPages,
      ...articlePages,
    ],
    pictures: startPictures({
      ...platform,
      reads: stream.reads,
      build: stream.build,
    }),
  };
}

/** Refuses to start with a call that nobody answers, or an answer to a call that is not offered. */
function pair(handlers: AllHandlers): ReadonlyMap<Call, Handler> {
  const paired = new Map<Call, Handler>();
  for (const [feature, calls] of Object.entries(contract)) {
    const own = (handlers as Record<string, object>)[feature] as
      | Record<string, Handler>
      | undefined;
    for (const [name, call] of Object.entries(calls) as [string, Call][]) {
      const handler = own?.[name];
      const expected = call.available !== false && !call.transport;
      if (expected !== Boolean(handler)) {
        throw new Error(
          `${nameOf(call)} ${expected ? 'has no handler' : 'is not offered, but has a handler'}.`,
        );
      }
      if (handler) paired.set(call, handler);
    }
  }
  return paired;
}
