/**
 * What scenes draw is read from the stream's own calls, which stay open while the site has a queue.
 * Where these know nothing, the site's calls are asked: a scene that shows less is better than none.
 */
import type { Calls } from '@mes/client/calls';
import { InvalidAction, ObjectNotFound } from '@mes/contract/errors';
import type { LeaderboardPlayer } from '@mes/contract/statistics';
import type { StreamTeam, StreamTournament } from '@mes/contract/stream';
import type { WebsiteTeam } from '@mes/contract/teams';
import { displayName } from '@mes/domain/names/display';

const TOURNAMENT_ID = /^[A-Za-z0-9_-]{1,48}$/;

export function readTeam(call: Calls, name: string): Promise<StreamTeam> {
  return orElse(call.stream.team({ name }), async () =>
    asStreamTeam(await call.teams.website({ team: name })),
  );
}

/** Tried as an id, then as a name. */
export function readTournament(call: Calls, tournament: string): Promise<StreamTournament> {
  return orElse(call.stream.tournament({ tournament }), () =>
    TOURNAMENT_ID.test(tournament)
      ? orElse(call.tournaments.website({ id: tournament }), () => readByName(call, tournament))
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
  const within = tournament === null ? {} : { tournament };
  return orElse(
    call.stream.leaderboard({ ...within, count }),
    async () => (await call.ratings.topPlayers({ ...within, size: count })).data,
  );
}

/** Null for what is not built yet; every other failure stays one. */
export function ifAvailable<T>(answer: Promise<T>): Promise<T | null> {
  return answer.catch((error: unknown) => {
    // A read is refused as an action only where there is nothing behind it.
    if (error instanceof InvalidAction) return null;
    throw error;
  });
}

/** A lost connection is no reason to ask elsewhere: it is the same server. */
function orElse<T>(answer: Promise<T>, fallback: () => Promise<T>): Promise<T> {
  return answer.catch((error: unknown) => {
    if (error instanceof InvalidAction || error instanceof ObjectNotFound) return fallback();
    throw error;
  });
}

async function readByName(call: Calls, name: string): Promise<StreamTournament> {
  const wanted = name.trim().toLowerCase();
  const { data } = await call.tournaments.list({ size: 100 });
  const found = data.find((tournament) => tournament.name.toLowerCase() === wanted);
  if (!found) throw new ObjectNotFound(`There is no tournament '${name}'.`);
  return call.tournaments.website({ id: found.id });
}

function asStreamTeam(team: WebsiteTeam): StreamTeam {
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
