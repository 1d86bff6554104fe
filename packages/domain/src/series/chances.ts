import type { BestOf } from './best-of';
import type { ScoreByTeam } from './team-slots';

/** Enough to be exact to a millionth. */
const HALVINGS = 20;

/**
 * How likely A wins a series that stands at a score, from the chance before its first map. Every map
 * is as likely as any other, so that a series of the given length has exactly that chance at the
 * start; a map in progress counts as open. A series over two maps can end in a draw, which counts as
 * half.
 */
export function chanceAtScore(before: number, bestOf: BestOf, score: ScoreByTeam): number {
  const map = mapChance(before, bestOf);
  return seriesChance(map, bestOf, score);
}

/** The chance to win one map with which the whole series is won with the given chance. */
function mapChance(before: number, bestOf: BestOf): number {
  let low = 0;
  let high = 1;
  for (let step = 0; step < HALVINGS; step++) {
    const middle = (low + high) / 2;
    if (seriesChance(middle, bestOf, { A: 0, B: 0 }) < before) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

function seriesChance(map: number, bestOf: BestOf, { A, B }: ScoreByTeam): number {
  const needed = Math.floor(bestOf / 2) + 1;
  if (A >= needed) return 1;
  if (B >= needed) return 0;
  if (A + B >= bestOf) return A > B ? 1 : A < B ? 0 : 0.5;
  return (
    map * seriesChance(map, bestOf, { A: A + 1, B }) +
    (1 - map) * seriesChance(map, bestOf, { A, B: B + 1 })
  );
}

/** Whole percent that sum to 100. Never 0 or 100, as nothing is certain before the end. */
export function toPercents(chance: number): { A: number; B: number } {
  const A = Math.min(99, Math.max(1, Math.round(chance * 100)));
  return { A, B: 100 - A };
}
