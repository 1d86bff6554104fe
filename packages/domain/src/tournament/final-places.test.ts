import { describe, expect, it } from 'vitest';
import { finalPlaces } from './final-places';
import type { Advance, StageSettings } from './model/vocabulary';
import { matches } from './stages/stage';
import { recordResult, startBracket, type TournamentBracket } from './tournament-bracket';

const SERIES = { bestOf: 3, rounds: [], advances: [] } as const;
const advance = (from: number, to: number, stage: number): Advance => ({
  from,
  to,
  stage,
  into: null,
});
const single = (...advances: Advance[]): StageSettings => ({
  ...SERIES,
  format: 'single_elimination',
  thirdPlaceMatch: false,
  advances,
});
const groups = (count: number, ...advances: Advance[]): StageSettings => ({
  ...SERIES,
  format: 'round_robin',
  groups: count,
  legs: 1,
  advances,
});

/** Played to its end; the better seed of the tournament wins. */
function played(settings: readonly StageSettings[], teams: number): TournamentBracket {
  const stages = settings.map((each) => ({ settings: each, tieBreaks: [] }));
  const entrants = Array.from({ length: teams }, (_, seed) => ({ team: `t${seed + 1}` }));
  let { bracket } = startBracket(stages, entrants);
  for (;;) {
    const open = bracket.stages.flatMap(({ stage }, index) =>
      (stage ? matches(stage) : [])
        .filter(({ state }) => state === 'open')
        .map((match) => ({ stage: index, match })),
    );
    const next = open[0];
    if (!next) return bracket;
    const [a, b] = next.match.slots.map(({ team }) => Number(team!.slice(1)));
    const winner = a! < b! ? 'A' : 'B';
    const maps = winner === 'A' ? ([2, 0] as const) : ([0, 2] as const);
    const { stage, match } = next;
    bracket = recordResult(
      bracket,
      { stage, position: match.position },
      { kind: 'played', winner, maps, rounds: maps },
    ).bracket;
  }
}

const shown = (bracket: TournamentBracket) =>
  finalPlaces(bracket).map(({ team, from, to }) =>
    from === to ? `${from} ${team}` : `${from}-${to} ${team}`,
  );

describe('the final places', () => {
  it('hold each team once where a play-in and the groups lead to the same finals', () => {
    const stages = [
      groups(2, advance(1, 1, 2), advance(2, 3, 1)),
      single(advance(1, 2, 2)),
      single(),
    ];
    expect(shown(played(stages, 8))).toEqual([
      '1 t1',
      '2 t2',
      '3-4 t3',
      '3-4 t4',
      '5-6 t5',
      '5-6 t6',
      '7-8 t7',
      '7-8 t8',
    ]);
  });

  it('put who lost in the upper stage where the lower stage put it', () => {
    const stages = [
      groups(2, advance(1, 1, 1), advance(2, 2, 2)),
      single(advance(1, 1, 3), advance(2, 2, 2)),
      single(advance(1, 1, 3)),
      single(),
    ];
    expect(shown(played(stages, 6))).toEqual(['1 t1', '2 t2', '3 t4', '4 t3', '5-6 t5', '5-6 t6']);
  });
});
