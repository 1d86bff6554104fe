/** Predictions by chance: for the demo community and for tests. */
import { type Random, shuffled } from '../random/random';
import { type AskedQuestion, type Picks, predict } from './prediction';
import { type PickemSetup, questionsOf } from './questions';

/** A complete prediction. `favours` is the chance that the better seed of two is picked. */
export function randomPicks(setup: PickemSetup, random: Random, favours = 0.5): Picks {
  const seeds = new Map(setup.teams.map((team, seed) => [team, seed]));
  const seedOf = (team: string | null) => seeds.get(team ?? '') ?? 0;
  let picks: Picks = {};
  for (const { key } of questionsOf(setup)) {
    const question = predict(setup, picks).questions.find((each) => each.key === key)!;
    const teams = question.teams.filter((team) => team !== null);
    const ranked = teams.toSorted((one, other) => seedOf(one) - seedOf(other));
    picks = { ...picks, [key]: answer(question, ranked, { random, favours }) };
  }
  return picks;
}

function answer(
  question: AskedQuestion,
  ranked: readonly string[],
  { random, favours }: { random: Random; favours: number },
): string[] {
  if (question.kind === 'match') return [random() < favours ? ranked[0]! : ranked.at(-1)!];
  const order = random() < favours ? ranked : shuffled(random, ranked);
  return order.slice(0, question.places.length);
}
