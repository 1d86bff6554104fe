import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { finalPlaces } from './final-places';
import type { Position, Result, StageSettings } from './model/vocabulary';
import { matches } from './stages/stage';
import {
  dropTeam,
  isBracketOver,
  recordResult,
  reinstateTeam,
  resultProblem,
  startBracket,
  type TournamentBracket,
} from './tournament-bracket';

const SERIES = { bestOf: 3, rounds: [], advances: [] } as const;
const SINGLE: StageSettings = {
  ...SERIES,
  format: 'single_elimination',
  thirdPlaceMatch: false,
};
const GROUPS: StageSettings = {
  ...SERIES,
  format: 'round_robin',
  groups: 2,
  legs: 1,
  advances: [{ from: 1, to: 2, stage: 1, into: null }],
};

const win = (winner: 'A' | 'B'): Result => ({
  kind: 'played',
  winner,
  maps: winner === 'A' ? [2, 0] : [0, 2],
  rounds: winner === 'A' ? [26, 10] : [10, 26],
});

function start(settings: readonly StageSettings[], teams: number): TournamentBracket {
  const stages = settings.map((each) => ({ settings: each, tieBreaks: [], stage: null }));
  const entrants = Array.from({ length: teams }, (_, seed) => ({ team: `t${seed + 1}` }));
  return startBracket(stages, entrants).bracket;
}

function openMatches(bracket: TournamentBracket): { stage: number; position: Position }[] {
  return bracket.flatMap(({ stage }, index) =>
    stage
      ? matches(stage)
          .filter(({ state }) => state === 'open')
          .map(({ position }) => ({ stage: index, position }))
      : [],
  );
}

/** Plays everything; the choice says which of the open matches is next and who wins it. */
function play(bracket: TournamentBracket, choose: () => number = () => 0): TournamentBracket {
  let current = bracket;
  for (let open = openMatches(current); open.length > 0; open = openMatches(current)) {
    const choice = choose();
    const next = open[choice % open.length]!;
    current = recordResult(current, next, win(choice % 2 === 0 ? 'A' : 'B')).bracket;
  }
  return current;
}

describe('a tournament bracket', () => {
  it('is over when every stage is, and then each team has a place', () => {
    const drawn = start([GROUPS, SINGLE], 8);
    expect(isBracketOver(drawn)).toBe(false);
    expect(drawn[1]!.stage).toBeNull();
    const over = play(drawn);
    expect(isBracketOver(over)).toBe(true);
    expect(finalPlaces(over).map(({ team }) => team)).toHaveLength(8);
    expect(finalPlaces(over)[0]).toMatchObject({ from: 1, to: 1 });
  });

  it('has exactly one champion and every team once, whoever wins', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 8, max: 12 }),
        fc.infiniteStream(fc.nat(1_000)),
        (teams, choices) => {
          const places = finalPlaces(
            play(start([GROUPS, SINGLE], teams), () => choices.next().value),
          );
          expect(new Set(places.map(({ team }) => team)).size).toBe(teams);
          expect(places.filter(({ to }) => to === 1)).toHaveLength(1);
        },
      ),
      { numRuns: 30 },
    );
  });

  it('takes back what was played after a correction of an earlier stage', () => {
    const drawn = start([GROUPS, SINGLE], 8);
    const [first] = openMatches(drawn);
    const over = play(drawn);
    const { bracket, undone } = recordResult(over, first!, null);
    expect(bracket[1]!.stage).toBeNull();
    expect(undone.filter(({ stage }) => stage === 1)).toHaveLength(3);
  });

  it('refuses a result of a stage that has not begun', () => {
    const drawn = start([GROUPS, SINGLE], 8);
    const [first] = openMatches(drawn);
    expect(resultProblem(drawn, first!, win('A'))).toBeNull();
    const later = { stage: 1, position: first!.position };
    expect(resultProblem(drawn, later, win('A'))).toBe('This stage has not begun.');
  });

  it('lets a dropped team forfeit, and takes that back when it is reinstated', () => {
    const drawn = start([SINGLE], 4);
    const dropped = dropTeam(drawn, 't1').bracket;
    const [first] = matches(dropped[0]!.stage!);
    expect(first).toMatchObject({ automatic: true, result: { kind: 'forfeit' } });
    const back = reinstateTeam(dropped, 't1').bracket;
    expect(matches(back[0]!.stage!)).toEqual(matches(drawn[0]!.stage!));
    expect(dropTeam(drawn, 'nobody').bracket).toBe(drawn);
  });
});
