/** Plays stages to their end: for predictions, demonstrations, benchmarks and tests. */

import type { Random } from '../../random/random';
import type { TeamSlot } from '../../series/team-slots';
import type { Result } from '../model/vocabulary';
import { drawProblem, drawRound, type Match, matches, report, type Stage } from './stage';

/** Plays every match that is left, round after round; `decide` says who wins each. */
export function playOut(stage: Stage, decide: (match: Match) => TeamSlot): Stage {
  let next = stage;
  for (;;) {
    const open = matches(next).filter(({ state }) => state === 'open');
    if (open.length === 0) {
      if (drawProblem(next)) return next;
      next = drawRound(next).stage;
      continue;
    }
    // Results open other matches, never close them.
    const waiting = [...open];
    for (let match = waiting.shift(); match; match = waiting.shift()) {
      const change = report(next, match.position, won(decide(match)));
      next = change.stage;
      waiting.push(...change.changed.filter(({ state }) => state === 'open'));
    }
  }
}

/** Either team, by the toss of a coin. */
export function byCoin(random: Random): () => TeamSlot {
  return () => (random() < 0.5 ? 'A' : 'B');
}

export function won(winner: TeamSlot): Result {
  return winner === 'A'
    ? { kind: 'played', winner, maps: [2, 0], rounds: [26, 14] }
    : { kind: 'played', winner, maps: [0, 2], rounds: [14, 26] };
}
