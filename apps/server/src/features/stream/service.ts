/** The linked stream shows its series, in the transaction that changes the series. */
import { isDeepStrictEqual } from 'node:util';
import type { ArticleThumbnail } from '@mes/contract/articles';
import { channels } from '@mes/contract/channels';
import { ObjectNotFound } from '@mes/contract/errors';
import type { Clip } from '@mes/contract/highlight-schemas';
import type { Match } from '@mes/contract/match-schemas';
import type { StreamCover, StreamMatch, StreamTeam } from '@mes/contract/stream';
import type { StreamEvent } from '@mes/contract/stream-events';
import type { WebsiteTournament } from '@mes/contract/tournament-schemas';
import type { COVER_SUBJECTS } from '@mes/contract/vocabulary';
import type { LineupPlayer } from '@mes/domain/capture/setup';
import type { ClipMoment } from '@mes/domain/highlights/moments';
import { MAP_SLOTS } from '@mes/domain/maps/maps';
import type { SpecialNames } from '@mes/domain/names/display';
import type { ScoreByTeam, Side } from '@mes/domain/series/team-slots';
import { EMPTY_CONTROL_STATE } from '@mes/domain/stream/control-state';
import { withPins } from '@mes/domain/stream/pins';
import {
  buildConfiguration,
  type SeriesConfiguration,
  type StreamSeries,
} from '@mes/domain/stream/series-configuration';
import type { Skin } from '@mes/domain/tournament/name/skin';
import type { Database, Db, Tx } from '../../platform/database/database';
import { publish } from '../../platform/outbox/publish';
import type { PickCover } from '../pickem/service';
import type { CountVetoes } from '../statistics/teams/service';
import * as repository from './repository';

/** What the stream reads of other features. */
export interface StreamSources {
  readonly match: (db: Db, matchId: string) => Promise<Match>;
  /** Without the stream delay, for casters. */
  readonly matchInside: (db: Db, matchId: string) => Promise<Match>;
  readonly liveMaps: LiveMapsReader;
  readonly tournament: (db: Db, tournamentId: string, now: number) => Promise<WebsiteTournament>;
  /** Published ones only. */
  readonly article: (db: Db, slug: string, now: number) => Promise<ArticleThumbnail>;
  /** Published ones only. */
  readonly clip: (db: Db, id: string) => Promise<Clip>;
  /** Locked ones only. */
  readonly pickem: (db: Db, key: { id: string; player: string }, now: number) => Promise<PickCover>;
  readonly countVetoes: CountVetoes;
  /** Teams that are not written by the usual rules. */
  readonly specialNames: () => SpecialNames;
}

/** What is captured of a map, as far as it is public. */
export interface LiveMap {
  /** In order of play. */
  readonly index: number;
  readonly score: ScoreByTeam;
  /** In the round that is played. */
  readonly sideA: Side;
  readonly lineup: readonly LineupPlayer[];
  readonly moments: readonly ClipMoment[];
  /** Whether anything of it is public. */
  readonly hasEvents: boolean;
}

/** In order of play. */
export type LiveMapsReader = (db: Db, matchId: string) => Promise<readonly LiveMap[]>;

/** What is read for a team on stream. */
export type TeamSources = Pick<StreamSources, 'countVetoes' | 'specialNames'>;

/** What scenes show, for features that show it elsewhere. */
export interface StreamReads {
  match(db: Db, matchId: string): Promise<StreamMatch | null>;
  /** Null if no team has the name. */
  team(db: Db, teamName: string): Promise<StreamTeam | null>;
  cover(db: Db, subject: CoverSubject, now: number): Promise<StreamCover>;
  look(db: Db, tournament: string | null): Promise<SceneLook>;
}

/** What scenes and pictures of a tournament look like. */
export interface SceneLook {
  /** The group of scenes that has its package. */
  readonly group: string;
  readonly skin: Skin | null;
  /** As it was chosen; null for that of the package. */
  readonly accent: string | null;
}

export interface CoverSubject {
  readonly of: (typeof COVER_SUBJECTS)[number];
  readonly id: string;
}

export type TournamentReader = StreamSources['tournament'];

/** Keeps the configuration equal to the series that it is linked to. */
export interface StreamFollowing {
  /** In the transaction that changed a match, its veto or its result. */
  followMatch(tx: Tx, input: { matchId: string; now: number }): Promise<void>;
  /** Idempotent: does nothing if the configuration is up to date. */
  followLinkedMatch(tx: Tx, input: { now: number }): Promise<void>;
  /** In a transaction of its own, and only if a series is linked, or was until it was deleted. */
  repair(database: Database, input: { now: number }): Promise<void>;
}

export function createStreamFollowing({ match }: Pick<StreamSources, 'match'>): StreamFollowing {
  async function followLinkedMatch(tx: Tx, { now }: { now: number }): Promise<void> {
    const row = await repository.lockConfiguration(tx);
    if (row.match === null || row.rehearsal !== null) return;
    const followed = await readConfigurationOf(tx, row.match, { match });
    const configuration = withPins(followed, row.pinned);
    if (isDeepStrictEqual(configuration, row.configuration)) return;
    const revision = row.revision + 1;
    await repository.updateConfiguration(tx, { configuration, revision, updatedAt: now });
    await publishStream(tx, 'stream.followed', revision);
  }

  return {
    async followMatch(tx, { matchId, now }) {
      // Without the shared lock first: a veto and a result of the same match that both held it would
      // deadlock when they lock the row for the update.
      const isLinked =
        (await repository.findLinkedMatch(tx)) === matchId ||
        (await repository.lockLinkedMatch(tx)) === matchId;
      if (isLinked) await followLinkedMatch(tx, { now });
    },
    followLinkedMatch,
    async repair(database, { now }) {
      const row = await repository.findConfiguration(database.db);
      if (row.match !== null) await database.transaction((tx) => followLinkedMatch(tx, { now }));
      if (isLinkLost(row)) await database.transaction((tx) => forgetMatch(tx, { now }));
    },
  };
}

/** The database empties the link when the match is deleted; the configuration still names it. */
function isLinkLost({ match, configuration, rehearsal }: repository.ConfigurationRow): boolean {
  return match === null && rehearsal === null && configuration.matchup.id !== null;
}

/** What is shown stays; operators are notified. Idempotent. */
async function forgetMatch(tx: Tx, { now }: { now: number }): Promise<void> {
  const row = await repository.lockConfiguration(tx);
  if (!isLinkLost(row)) return;
  const matchup = { ...row.configuration.matchup, id: null };
  const revision = row.revision + 1;
  await repository.updateConfiguration(tx, {
    configuration: { ...row.configuration, matchup },
    isMatchDeleted: true,
    revision,
    updatedAt: now,
  });
  await publishStream(tx, 'stream.followed', revision);
}

export async function readConfigurationOf(
  db: Db,
  matchId: string,
  sources: Pick<StreamSources, 'match'>,
): Promise<SeriesConfiguration> {
  return buildConfiguration(toStreamSeries(await sources.match(db, matchId)));
}

/** Null if the match was deleted since. */
export async function findConfigurationOf(
  db: Db,
  matchId: string,
  sources: Pick<StreamSources, 'match'>,
): Promise<SeriesConfiguration | null> {
  try {
    return await readConfigurationOf(db, matchId, sources);
  } catch (error) {
    if (error instanceof ObjectNotFound) return null;
    throw error;
  }
}

export function toStreamSeries(match: Match): StreamSeries {
  return {
    id: match.id,
    tournament: match.tournament,
    round: match.round,
    teamA: match.teamA?.name ?? null,
    teamB: match.teamB?.name ?? null,
    bestOf: match.bestOf,
    format: match.vetoFormat,
    maps: match.maps,
    vetoMaps: match.veto?.slots.map(({ map }) => map) ?? [],
    isVetoRunning: (match.veto?.turn ?? null) !== null,
  };
}

/** Only the revision: overlays and pages read what has changed. */
export async function publishStream(tx: Tx, type: StreamEvent, revision: number): Promise<void> {
  await publish(tx, channels.stream(), type, { revision });
}

const EMPTY_CONFIGURATION: SeriesConfiguration = {
  Tournament: '',
  Round: '',
  Score1: 0,
  Score2: 0,
  BestOf: 1,
  Maps: [],
  Winners: [],
  normTeam1: '',
  normTeam2: '',
  other: '{}',
  matchup: { id: null, format: 'BO1', mapVeto: Array.from({ length: MAP_SLOTS }, () => null) },
};

export async function insertDefaults(tx: Tx, now: number): Promise<void> {
  await repository.insertOnce(tx, {
    configuration: { configuration: EMPTY_CONFIGURATION, updatedAt: now },
    control: { state: EMPTY_CONTROL_STATE, updatedAt: now },
  });
}
