/** Predictions that are filled in by a rule: by the favourites, or by chance for demo and tests. */
import { type Random, shuffled } from '../random/random';
import { type Picks, type PredictedQuestion, predict } from './prediction';
import type { PickemSetup } from './questions';

/** A complete prediction. `favours` is the chance that the better seed of two is picked. */
export function randomPicks(setup: PickemSetup, random: Random, favours = 0.5): Picks {
  return fillPicks(setup, {}, (question, ranked) => {
    if (question.kind === 'match') return random() < favours ? ranked : ranked.toReversed();
    return random() < favours ? ranked : shuffled(random, ranked);
  });
}

/** Fills what is not picked yet with the better seeds. */
export function favouritePicks(setup: PickemSetup, picks: Picks): Picks {
  return fillPicks(setup, picks, (_question, ranked) => ranked);
}

/** Answers what can be answered, until nothing is left; `choose` orders the teams that are left for it. */
function fillPicks(
  setup: PickemSetup,
  picks: Picks,
  choose: (question: PredictedQuestion, ranked: readonly string[]) => readonly string[],
): Picks {
  const seeds = new Map(setup.teams.map((team, seed) => [team, seed]));
  let filled = picks;
  for (;;) {
    const open = predict(setup, filled).questions.filter(
      ({ isAnswered, teams }) => !isAnswered && !teams.includes(null),
    );
    if (open.length === 0) return filled;
    const answers = open.map((question) => {
      const { key, answer } = question;
      const ranked = question.teams
        .flatMap((team) => team ?? [])
        .filter((team) => !answer.includes(team))
        .sort((one, other) => seeds.get(one)! - seeds.get(other)!);
      const most = question.kind === 'match' ? 1 : question.places.length;
      return [key, [...answer, ...choose(question, ranked)].slice(0, most)];
    });
    filled = { ...filled, ...Object.fromEntries(answers) };
  }
}
