/**
 * Chances by simulation: what is left of a tournament is played many times from where it stands, by
 * rating and chance. The same seed of the random numbers gives the same odds.
 */
import type { Random } from '../../random/random';
import { at } from '../model/paged-array';
import { type Stage, UNDECIDED } from '../model/state';
import { population, standings } from '../model/tiers';
import type { BracketPart, StageSettings } from '../model/vocabulary';
import { type Entry, entriesOf, isOnlyWay, type Place } from '../stages/chain';
import { create, isFinished } from '../stages/stage';
import { simulateBracket } from './bracket-simulation';
import { simulateGroups } from './groups-simulation';
import { Luck } from './luck';
import { EMPTY, type Field, repeatEnded, type Simulation } from './simulation';
import { SwissSimulation } from './swiss-simulation';

export interface OddsInput {
  readonly stages: readonly StageSettings[];
  /** Stages that have been created; none yet before the start. */
  readonly played: readonly (Stage | null | undefined)[];
  /** Teams that are out of the tournament. */
  readonly dropped?: readonly string[];
  /** Teams of the first stage in order of seed. */
  readonly teams: readonly string[];
  readonly ratings: ReadonlyMap<string, number>;
  readonly runs: number;
  readonly random: Random;
}

/** Chances from 0 to 1. */
export interface TeamOdds {
  readonly team: string;
  /** Of being first in the last stage. */
  readonly champion: number;
  readonly stages: readonly StageOdds[];
}

export interface StageOdds {
  readonly enters: number;
  /** Of each place (of its group, where there are groups); places that are shared come together. */
  readonly places: readonly {
    readonly from: number;
    readonly to: number;
    readonly chance: number;
  }[];
  /** Of playing a match in each round, in order of play. */
  readonly rounds: readonly {
    readonly part: BracketPart;
    readonly round: number;
    readonly chance: number;
  }[];
}

/** What a team without a rating is taken for. */
const USUAL_RATING = 1_500;

export function odds(input: OddsInput): TeamOdds[] {
  const { stages, teams, ratings, runs, random } = input;
  const numbers = new Map(teams.map((team, number) => [team, number]));
  const luck = new Luck(
    teams.map((team) => ratings.get(team) ?? USUAL_RATING),
    random,
  );
  const simulated = simulatedStages(input, { numbers, luck });
  for (let run = 0; run < runs; run++) {
    for (const stage of simulated) {
      seat(stage, simulated);
      stage.simulation.run(stage.teams);
      count(stage, teams.length);
    }
  }
  return teams.map((team, number) => ({
    team,
    champion: simulated.at(-1)!.places[number]! / runs,
    stages: stages.map((_, index) =>
      oddsOf(simulated[index]!, { team: number, teams: teams.length, runs }),
    ),
  }));
}

interface Simulated {
  readonly simulation: Simulation;
  /** The team of each entrant in this run. */
  readonly teams: Int32Array;
  /** Where entrants come from; empty when they are known. */
  readonly sources: readonly Place[];
  /** Teams that were dropped in this stage: those behind them move up. */
  readonly gone: ReadonlySet<number>;
  /** Teams that left after it, and leave their places in other stages empty. */
  readonly vacant: ReadonlySet<number>;
  readonly ranges: readonly { readonly from: number; readonly to: number }[];
  readonly rounds: readonly SimulatedRound[];
  /** How often each team had each place: `places[(place - 1) * teams + team]`. */
  readonly places: Float64Array;
  readonly entered: Float64Array;
}

function simulatedStages(
  { stages, played, teams, dropped = [] }: OddsInput,
  { numbers, luck }: { numbers: ReadonlyMap<string, number>; luck: Luck },
): Simulated[] {
  const entries = entriesOf(stages, teams.length);
  const out = dropped.flatMap((team) => numbers.get(team) ?? []);
  return stages.map((settings, index): Simulated => {
    const stage = played[index] ?? placeholder(settings, entries[index]!);
    const numberOf = (team: string, seed: number) => {
      if (played[index]) return numbers.get(team) ?? EMPTY;
      return index === 0 ? seed : EMPTY;
    };
    const entrants = Int32Array.from(stage.entrants, ({ team }, seed) => numberOf(team, seed));
    return {
      simulation: simulate(stage, { teams: teams.length, luck }),
      teams: entrants,
      sources: played[index] ? [] : entries[index]!.flatMap(({ from }) => from ?? []),
      gone: new Set([
        ...[...stage.dropped.keys()].map((entrant) => entrants[entrant]!),
        ...(isOnlyWay(settings) ? out : []),
      ]),
      vacant: new Set(out),
      ranges: rangesOf(stage),
      rounds: roundsOf(stage, entrants),
      places: new Float64Array(stage.entrants.length * teams.length),
      entered: new Float64Array(teams.length),
    };
  });
}

/** A stage whose entrants are not known yet. */
function placeholder(settings: StageSettings, entries: readonly Entry[]): Stage {
  const entrants = entries.map(({ into }, seed) => ({ team: String(seed), into }));
  return create({ settings, entrants });
}

function simulate(stage: Stage, field: Field): Simulation {
  const { settings } = stage;
  if (isFinished(stage)) return repeatEnded(stage);
  if (settings.format === 'round_robin') return simulateGroups(stage, field);
  if (settings.format === 'swiss') return new SwissSimulation(stage, settings, field);
  return simulateBracket(stage, field);
}

/** Puts the teams that earlier stages of this run sent here in their places. */
function seat({ sources, teams }: Simulated, simulated: readonly Simulated[]): void {
  for (let seed = 0; seed < sources.length; seed++) {
    const { stage, group, place } = sources[seed]!;
    const { simulation, gone, vacant } = simulated[stage]!;
    const team = teamAt(simulation.orders[group ?? 0]!, place, gone);
    teams[seed] = vacant.has(team) ? EMPTY : team;
  }
}

/** Whoever was dropped does not go on, and the next does. */
function teamAt(order: Int32Array, place: number, gone: ReadonlySet<number>): number {
  if (gone.size === 0) return order[place - 1] ?? EMPTY;
  let left = place;
  for (const team of order) if (!gone.has(team) && --left === 0) return team;
  return EMPTY;
}

function count({ simulation, teams, places, entered }: Simulated, all: number): void {
  for (const team of teams) if (team !== EMPTY) entered[team]! += 1;
  for (const order of simulation.orders) {
    for (let place = 0; place < order.length; place++)
      if (order[place] !== EMPTY) places[place * all + order[place]!]! += 1;
  }
}

function oddsOf(
  { simulation, ranges, rounds, places, entered }: Simulated,
  { team, teams, runs }: { team: number; teams: number; runs: number },
): StageOdds {
  return {
    enters: entered[team]! / runs,
    places: ranges.map(({ from, to }) => {
      let sum = 0;
      for (let place = from; place <= to; place++) sum += places[(place - 1) * teams + team]!;
      return { from, to, chance: sum / runs };
    }),
    rounds: rounds.map(({ part, round, indices, played }) => {
      let sum = 0;
      for (const index of indices) sum += simulation.appearances[index * teams + team] ?? 0;
      return { part, round, chance: played.has(team) ? 1 : sum / runs };
    }),
  };
}

/** Places as people call them: those of a bracket by round, those of groups one by one. */
function rangesOf(stage: Stage): { from: number; to: number }[] {
  const { settings, plan } = stage;
  if (settings.format !== 'single_elimination' && settings.format !== 'double_elimination') {
    const largest = Math.max(...plan.groups.map(({ length }) => length));
    return Array.from({ length: largest }, (_, index) => ({ from: index + 1, to: index + 1 }));
  }
  const counts = [...population(stage, standings(stage))].sort(([a], [b]) => a - b);
  let to = 0;
  return counts.map(([, size]) => {
    const from = to + 1;
    to += size;
    return { from, to };
  });
}

interface SimulatedRound {
  readonly part: BracketPart;
  readonly round: number;
  /** Which rounds of the plan it is: one for each group. */
  readonly indices: number[];
  /** Teams that have played in it. */
  readonly played: Set<number>;
}

function roundsOf({ plan, cells }: Stage, teams: Int32Array): SimulatedRound[] {
  const rounds = new Map<string, SimulatedRound>();
  plan.rounds.forEach(({ part, round, nodes }, index) => {
    const key = `${part} ${round}`;
    const own = rounds.get(key) ?? { part, round, indices: [], played: new Set() };
    own.indices.push(index);
    for (const node of nodes) {
      const { a, b, verdict } = at(cells, node);
      if (verdict !== UNDECIDED && a >= 0 && b >= 0) own.played.add(teams[a]!).add(teams[b]!);
    }
    rounds.set(key, own);
  });
  return [...rounds.values()];
}
