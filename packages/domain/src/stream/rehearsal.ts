/**
 * A simulated series of two real teams that drives every scene: veto, rounds, maps, the end. It is a
 * pure function of its plan and the time, so nothing is stored and no statistics change.
 */
import { DEFUSE_MAPS, type DefuseMap, MAP_SLOTS } from '../maps/maps';
import { type Random, seeded, shuffled } from '../random/random';
import type { BestOf } from '../series/best-of';
import { mapWinner } from '../series/map-rules';
import { resultOf } from '../series/series';
import { NO_SCORE, withPoint } from '../series/team-slots';
import { DECIDER, defaultFormat, LEFT_OUT, PICK, VETO_SEQUENCES } from '../veto/formats';
import type { StreamSeries } from './series-configuration';

export interface RehearsalPlan {
  readonly seed: number;
  readonly teamA: string;
  readonly teamB: string;
  readonly tournament: { readonly id: string; readonly name: string } | null;
  readonly round: string;
  readonly bestOf: BestOf;
  readonly startedAt: number;
  /** The time between two changes. */
  readonly stepMs: number;
}

export interface RehearsalStep {
  readonly series: StreamSeries;
  readonly step: number;
  readonly steps: number;
  readonly nextAt: number | null;
}

export function rehearsalAt(plan: RehearsalPlan, now: number): RehearsalStep {
  const states = rehearsalStates(plan);
  const last = states.length - 1;
  const step = Math.min(last, Math.max(0, Math.floor((now - plan.startedAt) / plan.stepMs)));
  return {
    series: states[step]!,
    step,
    steps: states.length,
    nextAt: step === last ? null : plan.startedAt + (step + 1) * plan.stepMs,
  };
}

/** All states in order, starting with the empty veto. */
export function rehearsalStates(plan: RehearsalPlan): StreamSeries[] {
  const random = seeded(plan.seed);
  const veto = vetoStates(plan, random);
  return [...veto, ...mapStates(veto.at(-1)!, random)];
}

function vetoStates(plan: RehearsalPlan, random: Random): StreamSeries[] {
  const { teamA, teamB, tournament, round, bestOf } = plan;
  const format = defaultFormat(bestOf);
  const codes = VETO_SEQUENCES[format];
  const pool = shuffled(random, DEFUSE_MAPS).slice(0, MAP_SLOTS);
  const base = { id: 'rehearsal', tournament, round, teamA, teamB, bestOf, format };
  // The maps that are left out are known with the last choice.
  const turns = codes.filter((code) => code !== LEFT_OUT).length;
  return Array.from({ length: turns + 1 }, (_, made) => {
    const done = made === turns;
    const vetoMaps = pool.map((map, slot) => (done || slot < made ? map : null));
    const isPlayed = (_map: DefuseMap, slot: number) =>
      slot < made && (codes[slot] === PICK || codes[slot] === DECIDER);
    const maps = pool.filter(isPlayed).map(unplayedMap);
    return { ...base, maps, vetoMaps, isVetoRunning: !done };
  });
}

function mapStates(start: StreamSeries, random: Random): StreamSeries[] {
  const states: StreamSeries[] = [];
  let series = start;
  for (let index = 0; index < start.maps.length; index++) {
    if (resultOf(series.bestOf, series.maps).decided) break;
    // One team is a little better on this map, because tied scores would show less of the scenes.
    const chance = 0.38 + random() * 0.24;
    let score = NO_SCORE;
    while (mapWinner(score) === null) {
      score = withPoint(score, random() < chance ? 'A' : 'B');
      const winner = mapWinner(score);
      const maps = series.maps.map((map, mapIndex) =>
        mapIndex === index ? { ...map, scoreA: score.A, scoreB: score.B, winner } : map,
      );
      series = { ...series, maps };
      states.push(series);
    }
  }
  return states;
}

function unplayedMap(map: DefuseMap): StreamSeries['maps'][number] {
  return { map, winner: null, scoreA: 0, scoreB: 0, server: null };
}
