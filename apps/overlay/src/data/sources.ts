/** What scenes can read, how often, and which channel makes an answer stale. */
import { channels } from '@mes/client/channels';
import type { StreamGiveaway } from '@mes/contract/giveaways';
import type { Clip } from '@mes/contract/highlight-schemas';
import type { ShowProgram } from '@mes/contract/show-schemas';
import type { LeaderboardPlayer } from '@mes/contract/statistics';
import type {
  StreamConfiguration,
  StreamCover,
  StreamMatch,
  StreamPlayer,
  StreamTeam,
} from '@mes/contract/stream';
import type { StreamControl } from '@mes/contract/stream-control';
import type { InGame, Sponsor } from '@mes/contract/stream-game';
import type { VotingMatch, VotingRank } from '@mes/contract/voting-schemas';
import type { CoverSubject } from '../route';
import { type SceneTournament, toSceneTournament } from '../tournament/scene-tournament';
import {
  ifAvailable,
  type LeaderboardOptions,
  readLeaderboard,
  readTeam,
  readTournament,
} from './fallbacks';
import type { Source } from './store';

/** The sponsors in turn, each for so many seconds. */
export interface SponsorRotation {
  readonly seconds: number;
  readonly sponsors: readonly Omit<Sponsor, 'isShown'>[];
}

/** As specified: a conditional request, answered with 304 while nothing has changed. */
const CONFIGURATION_POLL_MS = 3_000;
/** Events make scenes read at once; polling is for events that were missed. */
const POLL_MS = 10_000;
const SLOW_POLL_MS = 30_000;
const VOTES_POLL_MS = 5_000;
/** More than a scene has room for. */
const VOTERS_SHOWN = 15;

export const CONFIGURATION: Source<StreamConfiguration> = {
  key: 'configuration',
  read: (call) => call.stream.configuration(),
  everyMs: CONFIGURATION_POLL_MS,
  channel: () => channels.stream(),
};

export const CONTROL: Source<StreamControl | null> = {
  key: 'control',
  read: (call) => ifAvailable(call.stream.control()),
  everyMs: POLL_MS,
  channel: () => channels.stream(),
};

/** A take brings the whole program with it, so it needs no request. */
export const PROGRAM: Source<ShowProgram> = {
  key: 'program',
  read: (call) => call.show.program(),
  everyMs: POLL_MS,
  channel: () => channels.stream(),
  withEvent: (program, event) => (event.type === 'program.changed' ? event.data : program),
  isOlder: (program, than) =>
    program.revision < than.revision && program.changedAt <= than.changedAt,
};

export const SPONSORS: Source<SponsorRotation | null> = {
  key: 'sponsors',
  read: (call) => ifAvailable(call.stream.sponsorRotation()),
  everyMs: SLOW_POLL_MS,
  channel: () => channels.stream(),
};

/** Read once for each team, and again only after an event of the team. */
export const teamSource = (name: string): Source<StreamTeam> => ({
  key: `team:${name}`,
  read: (call) => readTeam(call, name),
  everyMs: null,
  channel: () => channels.team(name),
});

export const playerSource = (id: string): Source<StreamPlayer> => ({
  key: `player:${id}`,
  read: (call) => call.stream.player({ id }),
  everyMs: SLOW_POLL_MS,
  channel: () => channels.player(id),
});

export const tournamentSource = (tournament: string): Source<SceneTournament> => ({
  key: `tournament:${tournament}`,
  read: async (call) => toSceneTournament(await readTournament(call, tournament)),
  everyMs: SLOW_POLL_MS,
  channel: ({ id }) => channels.tournament(id),
});

export const matchSource = (id: string): Source<StreamMatch | null> => ({
  key: `match:${id}`,
  read: (call) => ifAvailable(call.stream.match({ id })),
  everyMs: POLL_MS,
  channel: () => channels.match(id),
});

/** A match, or a series by the number that it had on stream; neither for the one on stream. */
export type SeriesSubject = { readonly match?: string; readonly series?: number };

/** A series that is not, or not any more, on stream. Null for one that is not known. */
export const seriesSource = (subject: SeriesSubject): Source<StreamConfiguration | null> => ({
  key: `series:${keyOf(subject)}`,
  read: (call) => ifAvailable(call.stream.series(subject)),
  everyMs: POLL_MS,
  channel: (series) => seriesChannels(series?.matchup.id ?? subject.match ?? null),
});

/** A round comes on the channel of the match. */
export const inGameSource = (subject: SeriesSubject): Source<InGame | null> => ({
  key: `in-game:${keyOf(subject)}`,
  read: (call) => ifAvailable(call.stream.inGame(subject)),
  everyMs: CONFIGURATION_POLL_MS,
  channel: (game) => seriesChannels(game?.match ?? subject.match ?? null),
});

function keyOf({ match, series }: SeriesSubject): string {
  return match ?? (series === undefined ? '' : `#${series}`);
}

function seriesChannels(match: string | null) {
  return [channels.stream(), ...(match === null ? [] : [channels.match(match)])];
}

export const coverSource = (cover: CoverSubject): Source<StreamCover> => ({
  key: `cover:${cover.of}:${cover.id}`,
  read: (call) => call.stream.cover(cover),
  everyMs: SLOW_POLL_MS,
});

export const leaderboardSource = (
  options: LeaderboardOptions,
): Source<readonly LeaderboardPlayer[]> => ({
  key: `leaderboard:${options.tournament ?? ''}:${options.count}`,
  read: (call) => readLeaderboard(call, options),
  everyMs: SLOW_POLL_MS,
});

/** Null means the newest giveaway that is open. */
export const giveawaySource = (id: string | null): Source<StreamGiveaway> => ({
  key: `giveaway:${id ?? ''}`,
  read: (call) => call.giveaways.onStream(id === null ? {} : { id }),
  everyMs: POLL_MS,
  channel: () => channels.giveaways(),
});

/** Of the tournament, or of all where it has none. */
export const clipsSource = (tournament: string | null): Source<readonly Clip[]> => ({
  key: `clips:${tournament ?? ''}`,
  read: (call) => call.highlights.onStream(tournament === null ? {} : { tournament }),
  everyMs: SLOW_POLL_MS,
  channel: () => channels.highlights(),
});

export const VOTING_MATCHES: Source<readonly VotingMatch[]> = {
  key: 'voting-matches',
  read: async (call) => (await ifAvailable(call.voting.matches({ size: 20 })))?.data ?? [],
  everyMs: VOTES_POLL_MS,
  channel: () => channels.voting(),
  withState: (matches, { pools }) =>
    matches.map((match) => ({ ...match, pool: pools[match.id] ?? match.pool })),
};

export interface Voters {
  readonly ranks: readonly VotingRank[];
  readonly total: number;
}

export const VOTERS_BY_POINTS: Source<Voters> = {
  key: 'voters',
  async read(call) {
    const [page, users] = await Promise.all([
      ifAvailable(call.voting.leaderboards({ size: VOTERS_SHOWN })),
      ifAvailable(call.voting.totalUsers()),
    ]);
    return { ranks: page?.data ?? [], total: users?.total ?? 0 };
  },
  everyMs: SLOW_POLL_MS,
  channel: () => channels.voting(),
};
