import { describe, expect, it } from 'vitest';
import type { CaptureSetup } from './setup';
import {
  after,
  defuse,
  type EventInput,
  end,
  explosion,
  kill,
  plant,
  rounds,
  SETUP,
  swap,
  timeOver,
} from './testing/script';

describe('warnings', () => {
  const unknownPlayer = 'x9';
  const SHORT = { half: 1, overtimeHalf: 1 };

  it.each([
    { kind: 'unknown_player', events: [plant(unknownPlayer)] },
    { kind: 'already_dead', events: [kill('a1', 'b1'), kill('a2', 'b1')] },
    { kind: 'acted_dead', events: [kill('a1', 'b1'), kill('b1', 'a1')] },
    { kind: 'acted_dead', events: [kill('a1', 'b1'), plant('b1')] },
    { kind: 'team_kill', events: [kill('a1', 'a2')] },
    { kind: 'assist_not_counted', events: [kill('a1', 'b1', { assist: 'b2' })] },
    { kind: 'assist_not_counted', events: [kill('a1', 'b1', { assist: 'a1' })] },
    { kind: 'assist_not_counted', events: [kill(null, 'b1', { assist: 'a1' })] },
    { kind: 'wrong_side', events: [plant('a1')] },
    { kind: 'wrong_side', events: [plant('b1'), defuse('b1')] },
    { kind: 'twice_in_round', events: [plant('b1'), plant('b2')] },
    { kind: 'twice_in_round', events: [plant('b1'), defuse('a1'), defuse('a2')] },
    { kind: 'not_planted', events: [defuse('a1')] },
    { kind: 'not_planted', events: [explosion] },
    { kind: 'wrong_winner', events: [timeOver, end('B')] },
    { kind: 'wrong_winner', events: [plant('b1'), explosion, end('A')] },
    { kind: 'unexplained_end', events: [kill('a1', 'b1'), end('A')] },
    { kind: 'empty_round', events: [timeOver, end('A'), end('A')] },
    {
      kind: 'swap_missing',
      events: [...rounds(1, 'A'), ...rounds(1, 'B')],
      setup: { rules: SHORT },
    },
    { kind: 'swap_unexpected', events: [...rounds(1, 'A'), swap, ...rounds(1, 'A')] },
    {
      kind: 'after_the_end',
      events: [...rounds(1, 'A'), swap, ...rounds(1, 'A'), plant('a1')],
      setup: { rules: SHORT },
    },
  ] as { kind: string; events: EventInput[]; setup?: Partial<CaptureSetup> }[])(
    'say $kind',
    ({ kind, events, setup }) => {
      const { warnings } = after(events, { ...SETUP, ...setup });
      expect(warnings).toContain(kind);
    },
  );

  it('are not raised for a grenade after the death of its thrower', () => {
    const state = after([kill('a1', 'b1'), kill('b1', 'a1', { weapon: 'grenade' })]);
    expect(state.warnings).toEqual([]);
    expect(state.row('b1').line.kills).toBe(1);
  });

  it('are raised for a round whose kills and deaths differ, and the known player is counted', () => {
    const state = after([
      ...rounds(1, 'A'),
      kill('a1', unknownPlayer),
      kill(unknownPlayer, 'a2'),
      kill(unknownPlayer, 'z8'),
      timeOver,
      end('A'),
    ]);
    expect(state.pastWarnings).toContainEqual({
      kind: 'kills_and_deaths_differ',
      round: 2,
      event: null,
      player: null,
    });
    expect(state.row('a1').line.kills).toBe(6);
    expect(state.row('a2').line).toMatchObject({ deaths: 1, openingDeaths: 0 });
  });

  it('have the ids of the event and the player', () => {
    const { pastWarnings, round } = after([kill('a1', 'b1'), kill('a2', 'b1')]);
    expect(pastWarnings).toEqual([]);
    expect(round.warnings).toEqual([{ kind: 'already_dead', round: 1, event: 'e2', player: 'b1' }]);
  });
});
