/** What holds for every tournament, whatever chain of stages it has and whatever happens to it. */
import fc from 'fast-check';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { seeded } from '../random/random';
import { finalPlaces } from './final-places';
import { positionKey, type StageSettings } from './model/vocabulary';
import { applyChange, nextStep, randomChain, randomChange } from './random-tournament';
import { hasGroups } from './stages/chain';
import { type Match, matches, placements, record, restore, type Slot } from './stages/stage';
import {
  type BracketStep,
  isBracketOver,
  type StageMatch,
  startBracket,
  type TournamentBracket,
} from './tournament-bracket';

vi.setConfig({ testTimeout: 3_600_000 });

/** The same tournaments in every run of the tests; other ones and more of them by FUZZ_SEED and FUZZ_RUNS. */
const seed = Number(process.env.FUZZ_SEED ?? 1);
const numRuns = Number(process.env.FUZZ_RUNS ?? 60);
const MOST_TEAMS = 14;
const MOST_STEPS = 5_000;
const CHECK_EVERY = 7;

/** How often each thing has happened, for those who ask for many runs. */
const counts = new Map<string, number>();
const count = (what: string) => counts.set(what, (counts.get(what) ?? 0) + 1);
afterAll(() => {
  if (process.env.FUZZ_RUNS)
    process.stdout.write(`${JSON.stringify(Object.fromEntries(counts))}\n`);
});

const anyNumber = fc.integer({ min: 0, max: 2 ** 31 });
const anySteps = fc.array(anyNumber, { maxLength: 80, size: 'max' });

describe('a tournament, whatever happens to it', () => {
  it('can be finished, with each team on one place', () => {
    fc.assert(
      fc.property(anyNumber, anySteps, anyNumber, (chain, steps, end) => {
        const played = new Played(chain);
        for (const step of steps) played.happen(step);
        played.finish(end);
        played.expectEnding();
      }),
      // Many runs are looked at by a person: making the example smaller would take hours.
      { seed, numRuns, endOnFailure: numRuns > 1_000 },
    );
  });
});

class Played {
  bracket: TournamentBracket;
  /** One for each match, kept by what steps say has changed, as the server does. */
  readonly #rows = new Map<string, Match>();
  readonly #teams: readonly string[];
  #steps = 0;

  constructor(chain: number) {
    const { stages, teams } = randomChain(seeded(chain), MOST_TEAMS);
    this.#teams = Array.from({ length: teams }, (_, index) => `t${index + 1}`);
    const entrants = this.#teams.map((team) => ({ team }));
    const tieBreaks = ['points', 'head_to_head', 'map_difference', 'seed'] as const;
    const step = startBracket(
      stages.map((settings) => ({ settings, tieBreaks })),
      entrants,
    );
    this.bracket = step.bracket;
    for (const { stage, match } of allMatches(step.bracket)) this.#keep(stage, match);
    count('tournament');
    count(`${stages.length} stages`);
    if (stages.some((_, index) => countFeeders(stages, index) > 1)) count('two feeders');
  }

  happen(step: number): void {
    const change = randomChange(this.bracket, seeded(step));
    if (!change) return;
    count(change.kind);
    this.#take(applyChange(this.bracket, change));
  }

  finish(step: number): void {
    const random = seeded(step);
    for (let steps = 0; steps < MOST_STEPS; steps++) {
      const change = nextStep(this.bracket, random);
      if (!change) return;
      count(change.kind);
      this.#take(applyChange(this.bracket, change));
    }
    throw new Error('It has no end.');
  }

  expectEnding(): void {
    this.#expectStored();
    expect(isBracketOver(this.bracket)).toBe(true);
    const places = finalPlaces(this.bracket);
    expect(places.map(({ team }) => team).toSorted()).toEqual(this.#teams.toSorted());
    for (const { from, to } of places) {
      const shared = places.filter((other) => other.from === from);
      expect(shared).toHaveLength(to - from + 1);
    }
    this.#expectChampion(places.filter(({ from }) => from === 1).map(({ team }) => team));
  }

  /** Only the groups of a last stage share a first place, or those whom nobody let win. */
  #expectChampion(first: readonly string[]): void {
    if (first.length === 1) return;
    const hasNoWinner = allMatches(this.bracket).some(
      ({ match: { result } }) =>
        result?.kind === 'cancelled' || (result?.kind === 'forfeit' && result.by === 'both'),
    );
    if (hasNoWinner) return;
    if (first.every((team) => this.bracket.dropped.includes(team))) return;
    const last = this.bracket.stages.findLast(({ stage }) => stage?.seeds.has(first[0]!))!;
    expect(hasGroups(last.settings) && last.settings.groups > 1).toBe(true);
  }

  #take({ bracket, changed }: BracketStep): void {
    for (const [index, { stage }] of bracket.stages.entries()) {
      if (!stage || this.bracket.stages[index]!.stage) continue;
      expect(stage.entrants.some(({ team }) => bracket.dropped.includes(team))).toBe(false);
    }
    this.bracket = bracket;
    for (const { stage, match } of changed) this.#keep(stage, match);
    this.#expectNobodyOut();
    // It takes longer than all else, and what is wrong once stays wrong for a while.
    if (++this.#steps % CHECK_EVERY === 0) this.#expectStored();
  }

  #keep(stage: number, match: Match): void {
    this.#rows.set(`${stage} ${positionKey(match.position)}`, match);
  }

  #expectNobodyOut(): void {
    const { stages, dropped } = this.bracket;
    for (const { stage } of stages) {
      if (!stage || !dropped.some((team) => stage.seeds.has(team))) continue;
      const isOut = ({ team }: Slot) => team !== null && dropped.includes(team);
      const open = matches(stage).filter(({ state }) => state === 'open');
      expect(open.filter(({ slots }) => slots.some(isOut))).toEqual([]);
    }
  }

  /** The rows and the records say the same as the bracket. */
  #expectStored(): void {
    const { bracket } = this;
    const all = allMatches(bracket);
    const rowOf = ({ stage, match }: StageMatch) =>
      this.#rows.get(`${stage} ${positionKey(match.position)}`);
    expect(JSON.stringify(all.map(rowOf))).toBe(JSON.stringify(all.map(({ match }) => match)));
    const hasTeam = ({ slots }: Match) => slots.some(({ team }) => team !== null);
    const filled = [...this.#rows.values()].filter(hasTeam);
    expect(filled).toHaveLength(all.filter(({ match }) => hasTeam(match)).length);
    expect(shown(rebuilt(bracket))).toBe(shown(bracket));
  }
}

/** From what is stored of it. */
function rebuilt(bracket: TournamentBracket): TournamentBracket {
  const stages = bracket.stages.map((each) => ({
    ...each,
    stage: each.stage && restore(JSON.parse(JSON.stringify(record(each.stage)))),
  }));
  return { ...bracket, stages };
}

function shown(bracket: TournamentBracket): string {
  const isOver = isBracketOver(bracket);
  return JSON.stringify({
    stages: bracket.stages.map(({ stage }) => stage && [matches(stage), placements(stage)]),
    isOver,
    places: isOver ? finalPlaces(bracket) : null,
  });
}

function allMatches(bracket: TournamentBracket): StageMatch[] {
  return bracket.stages.flatMap(({ stage }, index) =>
    (stage ? matches(stage) : []).map((match) => ({ stage: index, match })),
  );
}

function countFeeders(stages: readonly StageSettings[], index: number): number {
  return stages.filter(({ advances }) => advances.some(({ stage }) => stage === index)).length;
}
