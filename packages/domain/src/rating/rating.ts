/**
 * The first HLTV rating: kills, survival and multi-kills a round, each divided by what an average
 * player reaches. 1.0 is average. Kept to a thousandth, so that means over many maps are made of
 * integers and do not depend on the order.
 */
export interface Rated {
  readonly rounds: number;
  readonly kills: number;
  readonly deaths: number;
  /** Rounds with exactly that many kills, the last one with more too. */
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
const ALL_WEIGHTS = 2 + SURVIVAL_WEIGHT;

/** Null where no rounds were captured. */
export function rate({ rounds, kills, deaths, multiKills }: Rated): number | null {
  if (rounds === 0) return null;
  const killing = kills / rounds / AVERAGE.kills;
  const surviving = Math.max(0, rounds - deaths) / rounds / AVERAGE.survival;
  const multiKilling = multiKillPoints(kills, multiKills) / rounds / AVERAGE.multiKills;
  return toThousandth((killing + SURVIVAL_WEIGHT * surviving + multiKilling) / ALL_WEIGHTS);
}

/** The mean over lines, weighted by rounds; lines without a rating do not count. */
export function combine(
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

/** The square of the kills of each round: a round with three is worth nine with one. */
function multiKillPoints(kills: number, { two, three, four, five }: MultiKills): number {
  const single = Math.max(0, kills - 2 * two - 3 * three - 4 * four - 5 * five);
  return single + 4 * two + 9 * three + 16 * four + 25 * five;
}

function toThousandth(value: number): number {
  return Math.round(value * 1_000) / 1_000;
}
