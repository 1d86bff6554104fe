import { describe, expect, it } from 'vitest';
import { blockedStage, endBracket, shortenStage } from './blocked-stage';
import { finalPlaces } from './final-places';
import type { Result, StageSettings } from './model/vocabulary';
import { matches } from './stages/stage';
import {
  dropTeam,
  isBracketOver,
  recordResult,
  reinstateTeam,
  startBracket,
  type TournamentBracket,
} from './tournament-bracket';

const SERIES = { bestOf: 3, rounds: [], advances: [] } as const;
const groups = (places: number, stage: number): StageSettings => ({
  ...SERIES,
  format: 'round_robin',
  groups: 2,
  legs: 1,
  advances: [{ from: 1, to: places, stage, into: null }],
});
const SINGLE: StageSettings = { ...SERIES, format: 'single_elimination', thirdPlaceMatch: false };
/** The second stage has two groups as well, so that it needs four teams. */
const STAGES = [groups(2, 1), groups(1, 2), SINGLE];

const won: Result = { kind: 'played', winner: 'A', maps: [2, 0], rounds: [26, 10] };

function start(settings: readonly StageSettings[], teams: number): TournamentBracket {
  const stages = settings.map((each) => ({ settings: each, tieBreaks: [] }));
  const entrants = Array.from({ length: teams }, (_, seed) => ({ team: `t${seed + 1}` }));
  return startBracket(stages, entrants).bracket;
}

/** Team A wins whatever is open, to the end. */
function play(bracket: TournamentBracket): TournamentBracket {
  for (const [stage, each] of bracket.stages.entries()) {
    const open = each.stage && matches(each.stage).find(({ state }) => state === 'open');
    if (open) return play(recordResult(bracket, { stage, position: open.position }, won).bracket);
  }
  return bracket;
}

const dropAll = (bracket: TournamentBracket, teams: readonly string[]) =>
  teams.reduce((left, team) => dropTeam(left, team).bracket, bracket);

describe('a stage that too few teams are left to play', () => {
  const blocked = play(dropAll(start(STAGES, 6), ['t3', 't6']));

  it('waits for staff instead of ending the tournament', () => {
    expect(isBracketOver(blocked)).toBe(false);
    expect(blockedStage(blocked)).toEqual({
      stage: 1,
      teams: ['t1', 't2', 't4'],
      reason: '2 groups need at least 4 teams, and there are 3.',
      groups: 1,
    });
  });

  it('is played with fewer groups when it is shortened', () => {
    const { bracket } = shortenStage(blocked);
    expect(blockedStage(bracket)).toBeNull();
    expect(matches(bracket.stages[1]!.stage!)).toHaveLength(3);
    const over = play(bracket);
    // Only one team goes on to the final, so it need not be played.
    expect(over.stages[2]!.stage).toBeNull();
    expect(isBracketOver(over)).toBe(true);
    expect(finalPlaces(over).map(({ from, to }) => [from, to])).toEqual([
      [1, 1],
      [2, 2],
      [3, 3],
      [4, 4],
      [5, 6],
      [5, 6],
    ]);
  });

  it('is left out when the tournament ends, and no place is shared by teams that were in', () => {
    const { bracket } = endBracket(blocked);
    expect(isBracketOver(bracket)).toBe(true);
    expect(blockedStage(bracket)).toBeNull();
    expect(finalPlaces(bracket).slice(0, 3)).toEqual([
      { team: 't1', from: 1, to: 1 },
      { team: 't2', from: 2, to: 2 },
      { team: 't4', from: 3, to: 3 },
    ]);
    expect(new Set(finalPlaces(bracket).map(({ team }) => team)).size).toBe(6);
  });

  it('is played after all when a team comes back, also after the end', () => {
    const back = reinstateTeam(endBracket(blocked).bracket, 't3').bracket;
    expect(back.isEnded).toBe(false);
    expect(play(back).stages[1]!.stage!.entrants).toHaveLength(4);
  });

  it('waits again when a result before it is taken back', () => {
    const ended = endBracket(blocked).bracket;
    const first = matches(ended.stages[0]!.stage!).find(
      ({ result, automatic, slots }) =>
        result && !automatic && slots.every(({ team }) => !ended.dropped.includes(team!)),
    )!;
    const { bracket } = recordResult(ended, { stage: 0, position: first.position }, null);
    expect(bracket.isEnded).toBe(false);
    expect(isBracketOver(bracket)).toBe(false);
    expect(blockedStage(play(bracket))).not.toBeNull();
  });

  it('is over without a match where only one team is left for it', () => {
    const over = play(dropAll(start(STAGES, 6), ['t2', 't3', 't4', 't5', 't6']));
    expect(isBracketOver(over)).toBe(true);
    expect(finalPlaces(over)[0]).toEqual({ team: 't1', from: 1, to: 1 });
  });

  it('cannot be decided about while none waits', () => {
    expect(() => shortenStage(start(STAGES, 6))).toThrow('No stage waits');
    expect(() => endBracket(start(STAGES, 6))).toThrow('No stage waits');
  });
});
