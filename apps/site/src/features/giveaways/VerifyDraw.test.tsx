import { InvalidAction } from '@mes/contract/errors';
import type { EntrantList, Giveaway } from '@mes/contract/giveaways';
import {
  canonicalEntrants,
  drawHash,
  drawWinners,
  hashEntrants,
  hashSeed,
} from '@mes/domain/giveaways/draw';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { VerifyDraw } from './VerifyDraw';

const server = vi.hoisted(() => ({ readEntrants: vi.fn() }));
vi.mock('../../api/client', () => ({ api: { giveaways: { entrants: server.readEntrants } } }));

const seed = 'a secret number';
const entrants = canonicalEntrants(['ann', 'ben', 'cleo', 'dan']);
const rewards = [{ name: 'Knife', count: 2, value: null }];
const listHash = hashEntrants(entrants);
const winners = drawWinners({ hash: drawHash({ seed, listHash }), entrants, rewards });

const drawn: Giveaway = {
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
};

const publish = (list: EntrantList) => server.readEntrants.mockResolvedValue(list);
beforeEach(() => void publish({ entrants, voided: [] }));

function show(giveaway: Giveaway): void {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <VerifyDraw giveaway={giveaway} />
    </QueryClientProvider>,
  );
}

async function verify(giveaway: Giveaway): Promise<void> {
  show(giveaway);
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
  publish({ entrants, voided });
  await verify({
    ...drawn,
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

it('finds a list that was exchanged after the closing', async () => {
  publish({ entrants: canonicalEntrants([...entrants, 'zoe']), voided: [] });
  await verify(drawn);
  expect(await screen.findByText('This draw does not verify')).toBeTruthy();
});

it('says why the list could not be read', async () => {
  server.readEntrants.mockRejectedValue(new InvalidAction('The database is away.'));
  await verify(drawn);
  expect(await screen.findByText('The database is away.')).toBeTruthy();
  expect(screen.queryByText('This draw is fair')).toBeNull();
});

it('shows what is published before the draw, and offers no verification yet', () => {
  const fairness = { seed: null, seedHash: hashSeed(seed), listHash: null };
  show({ ...drawn, state: 'open', fairness });
  expect(screen.getByText(hashSeed(seed))).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});
