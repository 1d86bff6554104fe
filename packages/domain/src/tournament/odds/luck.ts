import type { Random } from '../../random/random';

/** What a rating says about a series: 400 points more win ten of eleven. */
export function winExpectancy(own: number, other: number): number {
  return 1 / (1 + 10 ** ((other - own) / 400));
}

/** Who beats whom, by rating and chance. Teams are numbers from 0. */
export class Luck {
  readonly random: Random;
  readonly #teams: number;
  readonly #chances: Float64Array;

  constructor(ratings: readonly number[], random: Random) {
    this.random = random;
    this.#teams = ratings.length;
    this.#chances = new Float64Array(ratings.length ** 2);
    ratings.forEach((own, team) => {
      ratings.forEach((rating, other) => {
        this.#chances[team * ratings.length + other] = winExpectancy(own, rating);
      });
    });
  }

  /** Of one series, or of one map in a series that can be drawn. */
  beats(team: number, other: number): boolean {
    return this.random() < this.#chances[team * this.#teams + other]!;
  }
}
