/** The match that is worth watching now. */
import type { FeaturedMatch } from '@mes/contract/match-schemas';
import { displayElo, expectedScore, STARTING_ELO } from '@mes/domain/elo/elo';
import type { Db } from '../../../platform/database/database';
import type { Matches, MatchSources } from '../service';
import { findSummaries } from '../summaries/service';
import * as repository from './repository';

interface FeaturedSources extends Pick<MatchSources, 'ratings'> {
  readonly matches: Pick<Matches, 'get'>;
  streamedMatch(db: Db): Promise<string | null>;
}

export type ReadFeatured = (db: Db) => Promise<FeaturedMatch | null>;

type LiveRow = Awaited<ReturnType<typeof repository.findLive>>[number];

/** More than are ever played at once. */
const LIVE_READ = 20;

/** The one that the stream follows, else one with a stream of its own, else the best teams. */
export function createFeatured(sources: FeaturedSources): ReadFeatured {
  return async (db) => {
    const live = await repository.findLive(db, LIVE_READ);
    const [first] = live;
    if (!first) return null;
    const streamed = await sources.streamedMatch(db);
    // A match that is played has changed no rating yet: one read for the teams of all of them.
    const teamIds = live.flatMap(({ teamA, teamB }) => [teamA, teamB]).filter((id) => id !== null);
    const ratings = await sources.ratings(db, { matchId: first.id, teamIds });
    const eloOf = (id: string | null) => (id && ratings.get(id)?.elo) || STARTING_ELO;
    const rated = live.map((row) => ({ row, elo: { A: eloOf(row.teamA), B: eloOf(row.teamB) } }));
    const best = rated.sort(
      (one, other) =>
        Number(other.row.id === streamed) - Number(one.row.id === streamed) ||
        Number(other.row.streamLink !== null) - Number(one.row.streamLink !== null) ||
        other.elo.A + other.elo.B - (one.elo.A + one.elo.B),
    );
    for (const candidate of best) {
      const featured = await toFeatured(db, candidate, sources);
      if (featured) return featured;
    }
    return null;
  };
}

async function toFeatured(
  db: Db,
  { row, elo }: { row: LiveRow; elo: { A: number; B: number } },
  { matches }: FeaturedSources,
): Promise<FeaturedMatch | null> {
  const { state, maps, streamLink } = await matches.get(db, row.id);
  const [summary] = await findSummaries(db, [row.id]);
  // While the end of its veto is held back, nobody outside knows that it is played.
  if (state !== 'live' || !summary) return null;
  const chance = expectedScore(elo.A, elo.B);
  return {
    ...summary,
    streamLink,
    maps: maps.map(({ index, map, state, pickedBy, scoreA, scoreB, winner }) => ({
      ...{ index, map, state, pickedBy, scoreA, scoreB, winner },
    })),
    elo: { A: displayElo(elo.A), B: displayElo(elo.B) },
    odds: { A: chance, B: 1 - chance },
  };
}
