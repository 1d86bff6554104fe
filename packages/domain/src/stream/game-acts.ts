/** What operators do by hand to the state of the game, and how it is taken back. */
import { isPossibleScore, mapWinner, sideAfter } from '../series/map-rules';
import { otherSide, type ScoreByTeam, type Side, type TeamSlot } from '../series/team-slots';
import { type HandState, handOn, type InGameState, NO_HAND } from './in-game';

export type GameAct =
  | { readonly act: 'score'; readonly team: TeamSlot; readonly by: 1 | -1 }
  | { readonly act: 'set_score'; readonly score: ScoreByTeam }
  | { readonly act: 'swap_sides' }
  | { readonly act: 'set_sides'; readonly sideA: Side }
  | { readonly act: 'timeout'; readonly team: TeamSlot; readonly seconds: number }
  | { readonly act: 'technical_pause' }
  | { readonly act: 'resume' }
  /** Follow capture again. */
  | { readonly act: 'release' };

/** Why an act cannot be done. */
export type GameActProblem = 'score_below_zero' | 'map_won' | 'impossible_score' | 'not_stopped';

export type GameActResult =
  | { readonly ok: true; readonly hand: HandState }
  | { readonly ok: false; readonly problem: GameActProblem };

export function applyGameAct(
  { hand: before, shown }: { hand: HandState | null; shown: InGameState },
  act: GameAct,
  now: number,
): GameActResult {
  const { map } = shown;
  const hand = handOn(before ?? { ...NO_HAND, mapIndex: map.index }, map.index);
  switch (act.act) {
    case 'score':
      return changeScore(hand, map.score, act);
    case 'set_score':
      return isPossibleScore(act.score)
        ? accepted({ ...hand, score: act.score })
        : refused('impossible_score');
    // Without known sides, team A defends first.
    case 'swap_sides':
      return accepted(withSide(hand, map.sideA ? otherSide(map.sideA) : 'coalition', map.score));
    case 'set_sides':
      return accepted(withSide(hand, act.sideA, map.score));
    case 'timeout':
      return accepted({
        ...hand,
        stoppage: {
          kind: 'timeout',
          team: act.team,
          since: now,
          until: now + act.seconds * 1_000,
        },
      });
    case 'technical_pause':
      return accepted({ ...hand, stoppage: { kind: 'technical', since: now } });
    case 'resume':
      return hand.stoppage ? accepted({ ...hand, stoppage: null }) : refused('not_stopped');
    case 'release':
      return accepted({ ...hand, score: null, startingSideA: null });
  }
}

/** The score by hand starts with what is shown. */
function changeScore(
  hand: HandState,
  score: ScoreByTeam,
  { team, by }: { team: TeamSlot; by: 1 | -1 },
): GameActResult {
  if (by === 1 && mapWinner(score)) return refused('map_won');
  const next = { ...score, [team]: score[team] + by };
  return next[team] < 0 ? refused('score_below_zero') : accepted({ ...hand, score: next });
}

/** Stored as the side at the start of the map. */
function withSide(hand: HandState, sideA: Side, { A, B }: ScoreByTeam): HandState {
  const isSwapped = sideAfter(sideA, A + B) !== sideA;
  return { ...hand, startingSideA: isSwapped ? otherSide(sideA) : sideA };
}

function accepted(hand: HandState): GameActResult {
  return { ok: true, hand };
}

function refused(problem: GameActProblem): GameActResult {
  return { ok: false, problem };
}
