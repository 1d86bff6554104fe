/** The orders that seeders of the demo community have submitted. */
import { type Random, shuffled } from '@mes/domain/random/random';
import type { submittedSeedings } from '../features/tournaments/tables';
import type { TournamentPlan } from './tournament-plan';
import type { Contender } from './tournament-play';

const SEEDERS = ['moderator', 'admin'];
const HOUR = 3_600_000;
/** Seeders agree about who is strong, and not about neighbours. */
const NEIGHBOURS = 3;

/** Contenders in the order that most would say; while teams are seeded, each seeder has an own one. */
export function seedingRows(
  random: Random,
  {
    plan,
    contenders,
    now,
  }: { plan: TournamentPlan; contenders: readonly Contender[]; now: number },
): (typeof submittedSeedings.$inferInsert)[] {
  if (plan.state !== 'seeding') return [];
  return SEEDERS.map((seeder, place) => ({
    tournament: plan.id,
    seeder,
    teams: mixNeighbours(random, contenders).map(({ teamId }) => teamId),
    submittedAt: now - (place + 2) * HOUR,
  }));
}

function mixNeighbours(random: Random, contenders: readonly Contender[]): Contender[] {
  const groups = Math.ceil(contenders.length / NEIGHBOURS);
  return Array.from({ length: groups }, (_, group) =>
    shuffled(random, contenders.slice(group * NEIGHBOURS, (group + 1) * NEIGHBOURS)),
  ).flat();
}
