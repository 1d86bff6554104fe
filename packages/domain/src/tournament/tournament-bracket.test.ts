import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { finalPlaces } from './final-places';
import type { Position, Result, StageSettings } from './model/vocabulary';
import { type Match, matches } from './stages/stage';
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

/** Groups whose winners go to the finals; seconds and thirds play for two more places there. */
const WITH_PLAY_IN: readonly StageSettings[] = [
  {
    ...GROUPS,
    advances: [
      { from: 1, to: 1, stage: 2, into: null },
      { from: 2, to: 3, stage: 1, into: null },
    ],
  },
  { ...SINGLE, advances: [{ from: 1, to: 2, stage: 2, into: null }] },
  SINGLE,
];
/** Two qualifiers that feed the same finals; the second waits for those who lost the first. */
const WITH_LAST_CHANCE: readonly StageSettings[] = [
  {
    ...SINGLE,
    advances: [
      { from: 1, to: 2, stage: 2, into: null },
      { from: 3, to: 8, stage: 1, into: null },
    ],
  },
  { ...SINGLE, advances: [{ from: 1, to: 2, stage: 2, into: null }] },
  SINGLE,
];

const win = (winner: 'A' | 'B'): Result => ({
  kind: 'played',
  winner,
  maps: winner === 'A' ? [2, 0] : [0, 2],
  rounds: winner === 'A' ? [26, 10] : [10, 26],
});

function start(settings: readonly StageSettings[], teams: number): TournamentBracket {
  const tieBreaks = ['points'] as const;
  const stages = settings.map((each) => ({ settings: each, tieBreaks }));
  const entrants = Array.from({ length: teams }, (_, seed) => ({ team: `t${seed + 1}` }));
  return startBracket(stages, entrants).bracket;
}

/** The favourites by seed win what is open in a stage, until it is over. */
function playStage(bracket: TournamentBracket, stage: number): TournamentBracket {
  const numberOf = (team: string | null) => Number(team!.slice(1));
  const next = matches(bracket.stages[stage]!.stage!).find(({ state }) => state === 'open');
  if (!next) return bracket;
  const [a, b] = next.slots.map(({ team }) => numberOf(team));
  const winner = a! < b! ? 'A' : 'B';
  return playStage(
    recordResult(bracket, { stage, position: next.position }, win(winner)).bracket,
    stage,
  );
}

const teamsOf = (bracket: TournamentBracket, stage: number) =>
  bracket.stages[stage]!.stage?.entrants.map(({ team }) => team);

function openMatches(bracket: TournamentBracket): { stage: number; position: Position }[] {
  return bracket.stages.flatMap(({ stage }, index) =>
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
    expect(drawn.stages[1]!.stage).toBeNull();
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
    expect(bracket.stages[1]!.stage).toBeNull();
    expect(undone.filter(({ stage }) => stage === 1)).toHaveLength(3);
  });

  it('names the matches that a stage loses when it begins anew with other teams', () => {
    const swiss: StageSettings = {
      ...SERIES,
      format: 'swiss',
      target: { kind: 'rounds', rounds: 2 },
    };
    const groups = playStage(start([GROUPS, swiss], 8), 0);
    const firstRound = openMatches(groups);
    const drawn = firstRound.reduce(
      (bracket, each) => recordResult(bracket, each, win('A')).bracket,
      groups,
    );
    const second = matches(drawn.stages[1]!.stage!).filter(({ position }) => position.round === 2);
    expect(second).toHaveLength(2);
    const between = matches(drawn.stages[0]!.stage!).find(({ slots }) =>
      slots.every(({ team }) => team === 't4' || team === 't5'),
    )!;
    const turned = between.winner === 'A' ? win('B') : win('A');
    const step = recordResult(drawn, { stage: 0, position: between.position }, turned);
    expect(teamsOf(step.bracket, 1)).toContain('t5');
    for (const { position } of second) {
      const last = step.changed.findLast(
        ({ stage, match }) =>
          stage === 1 && match.position.round === 2 && match.position.index === position.index,
      );
      expect(last?.match.slots.map(({ team }) => team)).toEqual([null, null]);
    }
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
    const [first] = matches(dropped.stages[0]!.stage!);
    expect(first).toMatchObject({ automatic: true, result: { kind: 'forfeit' } });
    const back = reinstateTeam(dropped, 't1').bracket;
    expect(matches(back.stages[0]!.stage!)).toEqual(matches(drawn.stages[0]!.stage!));
    expect(dropTeam(drawn, 'nobody').bracket).toBe(drawn);
  });
});

describe('a team that is out of the tournament', () => {
  it('leaves its place in the finals empty where others play for the rest of them', () => {
    const waiting = playStage(start(WITH_PLAY_IN, 8), 0);
    const { bracket } = dropTeam(waiting, 't1');
    expect(teamsOf(bracket, 1)).toEqual(teamsOf(waiting, 1));
    const finals = playStage(bracket, 1);
    expect(teamsOf(finals, 2)).toEqual(['t2', 't3', 't4']);
    expect(finalPlaces(play(finals)).at(-1)).toEqual({ team: 't1', from: 8, to: 8 });
  });

  it('hands its place to the next of its stage where all places lead to one stage', () => {
    const qualifier: StageSettings = {
      ...SINGLE,
      advances: [{ from: 1, to: 2, stage: 3, into: null }],
    };
    const [groups] = WITH_PLAY_IN;
    const stages: StageSettings[] = [
      {
        ...(groups as typeof GROUPS),
        advances: [
          { from: 1, to: 2, stage: 1, into: null },
          { from: 3, to: 4, stage: 2, into: null },
        ],
      },
      qualifier,
      qualifier,
      SINGLE,
    ];
    const waiting = playStage(playStage(start(stages, 8), 0), 1);
    const { bracket } = dropTeam(waiting, 't1');
    expect(teamsOf(playStage(bracket, 2), 3)).not.toContain('t1');
    expect(teamsOf(playStage(bracket, 2), 3)).toHaveLength(4);
  });

  it('comes back into the place that waits for it when it is reinstated', () => {
    const waiting = playStage(start(WITH_PLAY_IN, 8), 0);
    const back = reinstateTeam(dropTeam(waiting, 't1').bracket, 't1').bracket;
    expect(back).toEqual(waiting);
    const late = reinstateTeam(playStage(dropTeam(waiting, 't1').bracket, 1), 't1');
    expect(teamsOf(late.bracket, 2)).toContain('t1');
    expect(late.undone).toEqual([]);
  });

  it('stays out when a result of an earlier stage is taken back', () => {
    const drawn = start([GROUPS, SINGLE], 8);
    const out = dropTeam(playStage(drawn, 0), 't1').bracket;
    expect(teamsOf(out, 1)).toContain('t1');
    const played = matches(out.stages[0]!.stage!);
    const isOwn = ({ slots }: Match) => slots.some(({ team }) => team === 't1');
    const other = played.find((match) => !isOwn(match))!;
    const reset = recordResult(out, { stage: 0, position: other.position }, null).bracket;
    expect(reset.stages[1]!.stage).toBeNull();
    expect(teamsOf(playStage(reset, 0), 1)).toEqual(['t4', 't2', 't5', 't3']);

    // Its own match is forfeited as soon as the result is gone, so that the groups are over again.
    const own = played.find(isOwn)!;
    const forfeited = recordResult(out, { stage: 0, position: own.position }, null).bracket;
    expect(openMatches(forfeited).every(({ stage }) => stage === 1)).toBe(true);
    expect(teamsOf(forfeited, 1)).toEqual(['t4', 't2', 't5', 't3']);
  });

  it('keeps what it won before it left when the entrants of its stage change', () => {
    const groups = playStage(start([GROUPS, SINGLE], 8), 0);
    const semifinal = openMatches(groups).find(({ stage }) => stage === 1)!;
    const ahead = recordResult(groups, semifinal, win('A')).bracket;
    const winner = matches(ahead.stages[1]!.stage!)[0]!.slots[0].team!;
    const out = dropTeam(ahead, winner).bracket;
    const before = matches(out.stages[1]!.stage!)[0]!;
    // The teams behind the first two of a group change places; those who went on stay.
    const behind = matches(out.stages[0]!.stage!).findLast(({ slots }) =>
      slots.every(({ team }) => !teamsOf(out, 1)!.includes(team!)),
    )!;
    const turned = behind.winner === 'A' ? win('B') : win('A');
    const step = recordResult(out, { stage: 0, position: behind.position }, turned);
    expect(step.undone).toEqual([]);
    expect(matches(step.bracket.stages[1]!.stage!)[0]).toEqual(before);
  });

  it('is in no final although it had won the play-in that leads there', () => {
    const last = playStage(start(WITH_LAST_CHANCE, 8), 0);
    const champion = teamsOf(last, 0)![0]!;
    const { bracket } = dropTeam(last, champion);
    const finals = playStage(bracket, 1);
    expect(teamsOf(finals, 2)).not.toContain(champion);
    expect(isBracketOver(play(finals))).toBe(true);
  });
});
