import { expect, it } from 'vitest';
import { captureEvents, eliminateTeam, end, kill } from '../capture/testing/script';
import { findMoments } from './moments';

const fourKills = eliminateTeam('B', 'a1').slice(0, 4);

it.each([
  {
    what: 'an ace, and no clutch beside it',
    events: [...eliminateTeam('B', 'a1'), end('A')],
    found: [{ kind: 'ace', player: 'a1', round: 1, kills: 5 }],
  },
  {
    what: 'four kills',
    events: [...fourKills, kill('a2', 'b5'), end('A')],
    found: [{ kind: 'multi_kill', player: 'a1', round: 1, kills: 4 }],
  },
  {
    what: 'a clutch',
    events: [
      ...['a2', 'a3', 'a4', 'a5'].map((victim) => kill('b1', victim)),
      ...eliminateTeam('B', 'a1').slice(0, 3),
      end('A'),
    ],
    found: [
      { kind: 'multi_kill', player: 'b1', round: 1, kills: 4 },
      { kind: 'clutch', player: 'a1', round: 1, kills: 3 },
    ],
  },
  { what: 'nothing in a round that is not over', events: eliminateTeam('B', 'a1'), found: [] },
  {
    what: 'team kills do not count',
    events: [kill('a1', 'a2'), ...fourKills.slice(0, 3), end('A')],
    found: [],
  },
])('finds $what', ({ events, found }) => {
  const moments = findMoments(captureEvents(events));
  expect(moments).toMatchObject(found);
  expect(moments).toHaveLength(found.length);
});

it('begins with the first kill of the player in the round', () => {
  const before = [...eliminateTeam('B', 'a1'), end('A')];
  const board = captureEvents([
    ...before,
    kill('b1', 'a2'),
    ...['b1', 'b2', 'b3', 'b4'].map((victim) => kill('a1', victim)),
    kill('a3', 'b5'),
    end('A'),
  ]);
  expect(findMoments(board).map(({ startedAt }) => startedAt)).toEqual([1_000, 8_000]);
});

it('leaves out what is not public yet', () => {
  const round = [...eliminateTeam('B', 'a1'), end('A')];
  const board = captureEvents([...round, ...round]);
  expect(findMoments(board).map((moment) => moment.round)).toEqual([1, 2]);
  expect(findMoments(board, 11_999).map((moment) => moment.round)).toEqual([1]);
});
