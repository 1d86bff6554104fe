import { describe, expect, it } from 'vitest';
import { canonicalEntrants, drawHash, drawWinners, hashEntrants, hashSeed } from './draw';
import { type PublishedDraw, verifyDraw } from './verification';

const seed = 'a secret';
const entrants = canonicalEntrants(['ann', 'ben', 'cleo', 'dan', 'eve']);
const rewards = [{ name: 'Knife', count: 2 }];
const listHash = hashEntrants(entrants);
const winners = drawWinners({ hash: drawHash({ seed, listHash }), entrants, rewards });
const draw: PublishedDraw = {
  ...{ seed, entrants, rewards, listHash, winners, voided: [] },
  seedHash: hashSeed(seed),
};

it('confirms an honest draw', () => {
  expect(verifyDraw(draw)).toMatchObject({
    isFair: true,
    winners: { playerIds: winners.map(({ playerId }) => playerId) },
  });
});

it('confirms a draw without those whom staff took out after the closing', () => {
  const voided = [winners[0]!.playerId];
  const left = entrants.filter((id) => !voided.includes(id));
  const hash = drawHash({ seed, listHash });
  const others = drawWinners({ hash, entrants: left, rewards });
  expect(verifyDraw({ ...draw, voided, winners: others }).isFair).toBe(true);
  expect(verifyDraw({ ...draw, winners: others }).isFair).toBe(false);
});

describe('finds', () => {
  const others = entrants.filter((id) => winners.every(({ playerId }) => playerId !== id));
  const replaced = [winners[0]!, { ...winners[1]!, playerId: others[0]! }];
  const longer = canonicalEntrants([...entrants, 'fred']);
  it.each<[string, Partial<PublishedDraw>, object]>([
    ['another seed', { seed: 'chosen later' }, { seed: { matches: false } }],
    ['another hash of the seed', { seedHash: hashSeed('x') }, { seed: { matches: false } }],
    ['a late entrant', { entrants: longer }, { list: { matches: false } }],
    [
      'a list in an order of choice',
      { entrants: entrants.toReversed(), listHash: hashEntrants(entrants.toReversed()) },
      { list: { matches: false } },
    ],
    ['a replaced winner', { winners: replaced }, { winners: { matches: false } }],
    [
      'winners in another order',
      { winners: winners.toReversed() },
      { winners: { matches: false } },
    ],
    [
      'a winner whose entry was voided',
      { voided: [winners[0]!.playerId] },
      { winners: { matches: false } },
    ],
    ['a missing winner', { winners: winners.slice(1) }, { winners: { matches: false } }],
    [
      'another reward',
      { winners: [{ ...winners[0]!, reward: 'Sticker' }, winners[1]!] },
      { winners: { matches: false } },
    ],
  ])('%s', (_what, changed, found) => {
    expect(verifyDraw({ ...draw, ...changed })).toMatchObject({ ...found, isFair: false });
  });
});
