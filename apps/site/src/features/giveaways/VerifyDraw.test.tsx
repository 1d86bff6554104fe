import type { GiveawayDetail } from '@mes/contract/giveaways';
import {
  canonicalEntrants,
  drawHash,
  drawWinners,
  hashEntrants,
  hashSeed,
} from '@mes/domain/giveaways/draw';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { VerifyDraw } from './VerifyDraw';

const seed = 'a secret number';
const entrants = canonicalEntrants(['ann', 'ben', 'cleo', 'dan']);
const rewards = [{ name: 'Knife', count: 2, value: null }];
const listHash = hashEntrants(entrants);
const winners = drawWinners({ hash: drawHash({ seed, listHash }), entrants, rewards });

const drawn: GiveawayDetail = {
  id: '0b54fa08-7b4f-4f6b-9a53-5a8c6d6d8d12',
  title: 'Knives',
  description: '',
  picture: null,
  code: null,
  state: 'drawn',
  paid: false,
  rewards,
  winners: winners.map(({ place, playerId, reward }) => ({
    place,
    player: { id: playerId, name: playerId.toUpperCase(), photo: null },
    reward,
    paid: false,
  })),
  fairness: { seed, seedHash: hashSeed(seed), listHash },
  minAccountAgeDays: 0,
  opensAt: 1,
  closesAt: 2,
  drawnAt: 3,
  entries: entrants.length,
  entered: false,
  voidReason: null,
  revision: 1,
  entrants,
  voided: [],
};

async function verify(giveaway: GiveawayDetail): Promise<void> {
  render(<VerifyDraw giveaway={giveaway} />);
  await userEvent.click(screen.getByRole('button', { name: 'Verify this draw' }));
}

it('draws again and finds the same winners', async () => {
  await verify(drawn);
  expect(await screen.findByText('This draw is fair')).toBeTruthy();
  expect(screen.getAllByText('Matches')).toHaveLength(3);
  const names = winners.map(({ playerId }) => playerId.toUpperCase()).join(', ');
  expect(screen.getByText(names)).toBeTruthy();
});

it('draws without those whom staff took out, and names them', async () => {
  const voided = [winners[0]!.playerId];
  const left = entrants.filter((id) => !voided.includes(id));
  const others = drawWinners({ hash: drawHash({ seed, listHash }), entrants: left, rewards });
  await verify({
    ...drawn,
    voided,
    winners: others.map(({ place, playerId, reward }) => ({
      ...{ place, reward, paid: false },
      player: { id: playerId, name: playerId.toUpperCase(), photo: null },
    })),
  });
  expect(await screen.findByText('This draw is fair')).toBeTruthy();
  expect(screen.getByText(voided[0]!, { selector: 'code' })).toBeTruthy();
});

it('finds a draw whose winners were exchanged', async () => {
  await verify({ ...drawn, winners: drawn.winners.toReversed() });
  expect(await screen.findByText('This draw does not verify')).toBeTruthy();
  expect(screen.getAllByText('Matches')).toHaveLength(2);
  expect(screen.getAllByText('Differs')).toHaveLength(1);
});

it('shows what is published before the draw, and offers no verification yet', () => {
  const fairness = { seed: null, seedHash: hashSeed(seed), listHash: null };
  render(<VerifyDraw giveaway={{ ...drawn, state: 'open', fairness, entrants: null }} />);
  expect(screen.getByText(hashSeed(seed))).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});
