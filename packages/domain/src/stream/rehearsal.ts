/**
 * A simulated series of two real teams that drives every scene: veto, rounds, maps, the end. It is a
 * function of its plan and the time, so nothing of it has to be kept and nothing counts anywhere.
 */
import { DEFUSE_MAPS, type DefuseMap, MAP_SLOTS } from '../maps/maps';
import { type Random, seeded, shuffled } from '../random/random';
import type { BestOf } from '../series/best-of';
import { mapWinner } from '../series/map-rules';
import { resultOf } from '../series/series';
import { NO_SCORE, withPoint } from '../series/team-slots';
import { DECIDER, LEFT_OUT, PICK, usualFormat, VETO_SEQUENCES } from '../veto/formats';
import type { StreamedSeries } from './from-series';

export interface RehearsalPlan {
  readonly seed: number;
  readonly teamA: string;
  readonly teamB: string;
  readonly tournament: { readonly id: string; readonly name: string } | null;
  readonly round: string;
  readonly bestOf: BestOf;
  readonly startedAt: number;
  /** Time from one change to the next. */
  readonly stepMs: number;
}

export interface RehearsedMoment {
  readonly series: StreamedSeries;
  readonly step: number;
  readonly steps: number;
  readonly nextAt: number | null;
}

export function rehearsedAt(plan: RehearsalPlan, now: number): RehearsedMoment {
  const moments = momentsOf(plan);
  const last = moments.length - 1;
  const step = Math.min(last, Math.max(0, Math.floor((now - plan.startedAt) / plan.stepMs)));
  return {
    series: moments[step]!,
    step,
    steps: moments.length,
    nextAt: step === last ? null : plan.startedAt + (step + 1) * plan.stepMs,
  };
}

/** Everything that is shown one after the other, beginning with the empty veto. */
export function momentsOf(plan: RehearsalPlan): StreamedSeries[] {
  const random = seeded(plan.seed);
  const vetoes = vetoMoments(plan, random);
  return [...vetoes, ...playMoments(vetoes.at(-1)!, random)];
}

function vetoMoments(plan: RehearsalPlan, random: Random): StreamedSeries[] {
  const { teamA, teamB, tournament, round, bestOf } = plan;
  const format = usualFormat(bestOf);
  const codes = VETO_SEQUENCES[format];
  const pool = shuffled(random, DEFUSE_MAPS).slice(0, MAP_SLOTS);
  const blank = { id: 'rehearsal', tournament, round, teamA, teamB, bestOf, format };
  // What nobody wanted is known with the last choice.
  const turns = codes.filter((code) => code !== LEFT_OUT).length;
  return Array.from({ length: turns + 1 }, (_, made) => {
    const done = made === turns;
    const vetoed = pool.map((map, slot) => (done || slot < made ? map : null));
    const isPlayed = (_map: DefuseMap, slot: number) =>
      slot < made && (codes[slot] === PICK || codes[slot] === DECIDER);
    const maps = pool.filter(isPlayed).map(unplayed);
    return { ...blank, maps, vetoed, vetoRuns: !done };
  });
}

function playMoments(start: StreamedSeries, random: Random): StreamedSeries[] {
  const moments: StreamedSeries[] = [];
  let series = start;
  for (let index = 0; index < start.maps.length; index++) {
    if (resultOf(series.bestOf, series.maps).decided) break;
    // One team is a little better on this map: level scores all the way would show nothing.
    const chance = 0.38 + random() * 0.24;
    let score = NO_SCORE;
    while (mapWinner(score) === null) {
      score = withPoint(score, random() < chance ? 'A' : 'B');
      const winner = mapWinner(score);
      const maps = series.maps.map((map, at) =>
        at === index ? { ...map, scoreA: score.A, scoreB: score.B, winner } : map,
      );
      series = { ...series, maps };
      moments.push(series);
    }
  }
  return moments;
}

function unplayed(map: DefuseMap): StreamedSeries['maps'][number] {
  return { map, winner: null, scoreA: 0, scoreB: 0, server: null };
}
