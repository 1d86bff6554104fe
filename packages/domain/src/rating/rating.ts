/**
 * The HLTV rating 1.0: kills, survival and multi-kills per round, each divided by the average. 1.0 is
 * an average player. Rounded to thousandths, so that means over many maps are sums of integers and
 * do not depend on the order.
 */
export interface RatingInput {
  readonly rounds: number;
  readonly kills: number;
  readonly deaths: number;
  /** Rounds with exactly so many kills; `five` includes more. */
  readonly multiKills: MultiKills;
}

export interface MultiKills {
  readonly two: number;
  readonly three: number;
  readonly four: number;
  readonly five: number;
}

const AVERAGE = { kills: 0.679, survival: 0.317, multiKills: 1.277 };
const SURVIVAL_WEIGHT = 0.7;
const TOTAL_WEIGHT = 2 + SURVIVAL_WEIGHT;

/** Null if no rounds were captured. */
export function rate({ rounds, kills, deaths, multiKills }: RatingInput): number | null {
  if (rounds === 0) return null;
  const killScore = kills / rounds / AVERAGE.kills;
  const survivalScore = Math.max(0, rounds - deaths) / rounds / AVERAGE.survival;
  const multiKillScore = multiKillPoints(kills, multiKills) / rounds / AVERAGE.multiKills;
  return toThousandth(
    (killScore + SURVIVAL_WEIGHT * survivalScore + multiKillScore) / TOTAL_WEIGHT,
  );
}

/** The mean weighted by rounds; lines without a rating are ignored. */
export function combineRatings(
  lines: readonly { readonly rounds: number; readonly rating: number | null }[],
): number | null {
  let rounds = 0;
  let thousandths = 0;
  for (const line of lines) {
    if (line.rating === null) continue;
    rounds += line.rounds;
    thousandths += Math.round(line.rating * 1_000) * line.rounds;
  }
  return rounds === 0 ? null : toThousandth(thousandths / rounds / 1_000);
}

/** The sum of the squared kills of each round: a round with three kills is worth nine with one. */
function multiKillPoints(kills: number, { two, three, four, five }: MultiKills): number {
  const single = Math.max(0, kills - 2 * two - 3 * three - 4 * four - 5 * five);
  return single + 4 * two + 9 * three + 16 * four + 25 * five;
}

function toThousandth(value: number): number {
  return Math.round(value * 1_000) / 1_000;
}
