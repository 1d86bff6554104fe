/**
 * Times in teams that left no results: trials of free agents, and first teams of those who have another
 * now. Apart from the memberships that line-ups of tournaments are made of.
 */
import { between, pick, type Random, seeded } from '@mes/domain/random/random';
import type { teamMemberships } from '../features/teams/tables';
import { createIdGenerator } from './messages';

type Membership = typeof teamMemberships.$inferInsert;

interface Population {
  readonly players: readonly {
    readonly id: string;
    readonly team?: string | null;
    readonly createdAt: number;
  }[];
  readonly teams: readonly { readonly id: string; readonly createdAt: number }[];
  readonly memberships: readonly Membership[];
}

const DAY = 86_400_000;
const SEED = 2_026;
const MOST_PLAYERS = 7;
/** The share of players who had a team before the one that they joined first. */
const HAD_FIRST_TEAM = 0.3;

export function generateTrials(population: Population, now: number): Membership[] {
  const random = seeded(SEED);
  const id = createIdGenerator();
  const open = population.teams.filter(
    ({ id: teamId }) => countPlayers(population, teamId) < MOST_PLAYERS,
  );
  return population.players.flatMap((player) => {
    const own = population.memberships.filter((each) => each.player === player.id);
    const times = own.length === 0 ? lastTrials(random, now) : firstTeam(random, player, own);
    return times.flatMap(({ from, to }) => {
      const candidates = open.filter(
        ({ id: teamId, createdAt }) => createdAt < from && own.every(({ team }) => team !== teamId),
      );
      if (candidates.length === 0 || from < player.createdAt) return [];
      const team = pick(random, candidates).id;
      return [
        {
          id: id(from),
          team,
          player: player.id,
          joinedAt: from,
          leftAt: to,
          leftBy: 'left' as const,
        },
      ];
    });
  });
}

interface Time {
  readonly from: number;
  readonly to: number;
}

/** Up to three in the last year or two, some of them in a row. */
function lastTrials(random: Random, now: number): Time[] {
  let end = now - between(random, 2, 240) * DAY - between(random, 0, DAY);
  return Array.from({ length: between(random, 1, 3) }, () => {
    const from = end - between(random, 15, 110) * DAY;
    const time = { from, to: end };
    end = from - between(random, 1, 45) * DAY;
    return time;
  });
}

function firstTeam(
  random: Random,
  player: { createdAt: number },
  own: readonly Membership[],
): Time[] {
  if (random() >= HAD_FIRST_TEAM) return [];
  const joinedAt = Math.min(...own.map((each) => each.joinedAt));
  const to = joinedAt - between(random, 1, 20) * DAY;
  const from = to - between(random, 5, 60) * DAY;
  return from < player.createdAt ? [] : [{ from, to }];
}

function countPlayers({ players }: Population, teamId: string): number {
  return players.filter(({ team }) => team === teamId).length;
}
