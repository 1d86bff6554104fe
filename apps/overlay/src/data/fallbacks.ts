/**
 * Scenes read from the calls of the stream, which the site's access queue does not block. Where these
 * have no data, the calls of the site are used: a scene that shows less is better than none.
 */
import type { Calls } from '@mes/client/calls';
import { InvalidAction, ObjectNotFound } from '@mes/contract/errors';
import type { LeaderboardPlayer } from '@mes/contract/statistics';
import type { StreamTeam, StreamTournament } from '@mes/contract/stream';
import type { WebsiteTeam } from '@mes/contract/teams';
import { displayName } from '../community';

const TOURNAMENT_ID = /^[A-Za-z0-9_-]{1,48}$/;

export function readTeam(call: Calls, name: string): Promise<StreamTeam> {
  return withFallback(call.stream.team({ name }), async () =>
    toStreamTeam(await call.teams.website({ team: name })),
  );
}

/** `tournament` is an id or a name. */
export function readTournament(call: Calls, tournament: string): Promise<StreamTournament> {
  return withFallback(call.stream.tournament({ tournament }), () =>
    TOURNAMENT_ID.test(tournament)
      ? withFallback(call.tournaments.website({ id: tournament }), () =>
          readByName(call, tournament),
        )
      : readByName(call, tournament),
  );
}

export interface LeaderboardOptions {
  readonly tournament: string | null;
  readonly count: number;
}

export function readLeaderboard(
  call: Calls,
  { tournament, count }: LeaderboardOptions,
): Promise<readonly LeaderboardPlayer[]> {
  const filter = tournament === null ? {} : { tournament };
  return withFallback(
    call.stream.leaderboard({ ...filter, count }),
    async () => (await call.ratings.topPlayers({ ...filter, size: count })).data,
  );
}

/** Null where the server does not know the call, as an older process during an upgrade. */
export function ifAvailable<T>(answer: Promise<T>): Promise<T | null> {
  return answer.catch((error: unknown) => {
    // A call that only reads is answered with it in no other case.
    if (error instanceof InvalidAction) return null;
    throw error;
  });
}

/** Not after a lost connection: the fallback calls the same server. */
function withFallback<T>(answer: Promise<T>, fallback: () => Promise<T>): Promise<T> {
  return answer.catch((error: unknown) => {
    if (error instanceof InvalidAction || error instanceof ObjectNotFound) return fallback();
    throw error;
  });
}

async function readByName(call: Calls, name: string): Promise<StreamTournament> {
  const lowerCaseName = name.trim().toLowerCase();
  const { data } = await call.tournaments.list({ size: 100 });
  const found = data.find((tournament) => tournament.name.toLowerCase() === lowerCaseName);
  if (!found) throw new ObjectNotFound(`There is no tournament '${name}'.`);
  return call.tournaments.website({ id: found.id });
}

function toStreamTeam(team: WebsiteTeam): StreamTeam {
  const { name, tag, logo, region, standing, statistics, maps, tournaments, earnings } = team;
  return {
    name,
    tag,
    logo,
    displayName: displayName(team),
    region,
    elo: standing.elo,
    rank: standing.rank,
    players: team.players.map((player) => ({ ...player, rating: null })),
    statistics,
    maps,
    tournaments,
    earnings,
  };
}
