import type { VotingMatch } from '@mes/contract/voting-schemas';
import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { VotingCard } from './VotingCard';

vi.mock('../../components/spoilers/use-spoiler', () => ({
  useSpoiler: () => ({ isHidden: false }),
}));
vi.mock('./VoteForm', () => ({ VoteForm: () => 'Who will win?' }));

const NO_STAKES = { votes: 0, points: 0 };
const MATCH: VotingMatch = {
  id: '0190b0f2-1111-7aaa-8bbb-000000000001',
  teamA: { name: 'Nova', tag: 'NOV', logo: null },
  teamB: { name: 'Ember', tag: 'EMB', logo: null },
  tournament: null,
  round: null,
  bestOf: 3,
  maps: [],
  hidden: false,
  linkedMatch: null,
  matchID: null,
  points: 100,
  state: 'open',
  pool: { teamA: NO_STAKES, teamB: NO_STAKES },
  locksAt: 1,
  winner: null,
  odds: null,
  decidedAt: null,
  createdAt: 0,
};

it('locks by itself, and opens again when the match is moved', async () => {
  const card = (locksAt: number | null) => (
    <VotingCard match={{ ...MATCH, locksAt }} own={undefined} balance={undefined} />
  );
  const { rerender } = render(card(1));
  expect(await screen.findByText('Locked')).toBeTruthy();
  expect(screen.queryByText(/Who will win/)).toBeNull();
  rerender(card(Date.now() + 3_600_000));
  expect(screen.getByText(/Who will win/)).toBeTruthy();
  rerender(card(null));
  expect(screen.getByText('Open until the match starts')).toBeTruthy();
});
