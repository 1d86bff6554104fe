import { describe, expect, it } from 'vitest';
import { replayEntries } from '../capture/board';
import type { CaptureSetup } from '../capture/setup';
import { type EventInput, end, kill, plant, SETUP } from '../capture/testing/script';
import { countPlayers } from './captured-players';
import { countKast, kastShare } from './kast';
import { sumWeaponKills } from './weapons';

/** Each event with the second at which it happens. */
type Timed = readonly [second: number, event: EventInput];

function boardOf(timed: readonly Timed[], setup: CaptureSetup = SETUP) {
  return replayEntries(
    setup,
    timed.map(([second, input], index) => {
      const event = { ...input, id: `e${index}`, at: second * 1_000 };
      const sequence = index + 1;
      return { kind: 'record', sequence, operator: 'op', writtenAt: event.at, event };
    }),
  );
}

const kastRoundsOf = (player: string, timed: readonly Timed[]) =>
  countKast(boardOf(timed)).get(player)!.kastRounds;

describe('a round counts for KAST', () => {
  it.each<{ label: string; timed: readonly Timed[]; counts: boolean }>([
    {
      label: 'with a kill',
      timed: [
        [1, kill('a1', 'b1')],
        [20, kill('b2', 'a1')],
      ],
      counts: true,
    },
    {
      label: 'with an assist',
      timed: [
        [1, kill('a2', 'b1', { assist: 'a1' })],
        [20, kill('b2', 'a1')],
      ],
      counts: true,
    },
    { label: 'survived', timed: [[1, kill('b1', 'a2')]], counts: true },
    { label: 'not with a death alone', timed: [[1, kill('b1', 'a1')]], counts: false },
    {
      label: 'traded after five seconds',
      timed: [
        [1, kill('b1', 'a1')],
        [6, kill('a2', 'b1')],
      ],
      counts: true,
    },
    {
      label: 'not traded after six',
      timed: [
        [1, kill('b1', 'a1')],
        [7, kill('a2', 'b1')],
      ],
      counts: false,
    },
    {
      label: 'not if somebody else than the killer dies',
      timed: [
        [1, kill('b1', 'a1')],
        [2, kill('a2', 'b2')],
      ],
      counts: false,
    },
    {
      label: 'not if the killer falls to nobody',
      timed: [
        [1, kill('b1', 'a1')],
        [2, kill(null, 'b1')],
      ],
      counts: false,
    },
    {
      label: 'not if the killer falls to a teammate of his',
      timed: [
        [1, kill('b1', 'a1')],
        [2, kill('b2', 'b1')],
      ],
      counts: false,
    },
    { label: 'not after a fall', timed: [[1, kill(null, 'a1')]], counts: false },
    {
      label: 'not for a kill of a teammate',
      timed: [
        [1, kill('a1', 'a2')],
        [9, kill('b1', 'a1')],
      ],
      counts: false,
    },
    {
      label: 'not for a plant',
      timed: [
        [1, plant('a1')],
        [2, kill('b1', 'a1')],
      ],
      counts: false,
    },
  ])('$label', ({ timed, counts }) => {
    expect(kastRoundsOf('a1', [...timed, [30, end('A')]])).toBe(counts ? 1 : 0);
  });
});

it('the round that is still played does not count', () => {
  const counted = countKast(
    boardOf([
      [1, kill('a1', 'b1')],
      [30, end('A')],
      [40, kill('a1', 'b1')],
    ]),
  );
  expect(counted.get('a1')).toEqual({ kastRounds: 1, kastOf: 1 });
});

it.each(['elimination', 'assist'] as const)('nothing is known without the %s events', (toggle) => {
  const board = boardOf(
    [
      [1, kill('a1', 'b1')],
      [30, end('A')],
    ],
    {
      ...SETUP,
      toggles: { [toggle]: false },
    },
  );
  expect(countKast(board).size).toBe(0);
  const [first] = countPlayers(board);
  expect(first).toMatchObject({ kast: { kastRounds: 0, kastOf: 0 } });
  expect(kastShare(first!.kast)).toBeNull();
});

it('weapons are counted by their kills, where they are known', () => {
  const players = countPlayers(
    boardOf([
      [1, kill('a1', 'b1', { weapon: 'sniper' })],
      [2, kill('a1', 'b2', { weapon: 'sniper' })],
      [3, kill('a1', 'b3', { weapon: 'pistol' })],
      [4, kill('a1', 'b4', { weapon: null })],
      [5, kill('a1', 'a2', { weapon: 'grenade' })],
      [30, end('A')],
    ]),
  );
  const { weapons } = players.find(({ player }) => player === 'a1')!;
  expect(weapons).toEqual({ sniper: 2, pistol: 1 });
  expect(sumWeaponKills([{ weapons }, { weapons: null }, { weapons: { pistol: 4 } }])).toEqual([
    { weapon: 'pistol', kills: 5 },
    { weapon: 'sniper', kills: 2 },
  ]);
});
