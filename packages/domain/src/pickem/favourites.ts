import { type Picks, predict } from './prediction';
import type { PickemSetup } from './questions';

/** Fills what is not picked yet with the better seeds. */
export function favouritePicks(setup: PickemSetup, picks: Picks): Picks {
  const seeds = new Map(setup.teams.map((team, seed) => [team, seed]));
  let filled = picks;
  for (;;) {
    const { questions } = predict(setup, filled);
    const open = questions.filter(({ isAnswered, teams }) => !isAnswered && !teams.includes(null));
    if (open.length === 0) return filled;
    const answers = open.map((question) => {
      const { key, answer } = question;
      const rest = question.teams.flatMap((team) => team ?? []);
      const ranked = rest
        .filter((team) => !answer.includes(team))
        .sort((one, other) => seeds.get(one)! - seeds.get(other)!);
      const most = question.kind === 'match' ? 1 : question.places.length;
      return [key, [...answer, ...ranked].slice(0, most)];
    });
    filled = { ...filled, ...Object.fromEntries(answers) };
  }
}
