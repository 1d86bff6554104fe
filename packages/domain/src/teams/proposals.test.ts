import { expect, it } from 'vitest';
import { isProposalOpen, PROPOSAL_LIFETIME_MS } from './proposals';

const NOW = 1_800_000_000_000;

it.each([
  { label: 'is open at first', proposedAt: NOW, declinedAt: null, open: true },
  {
    label: 'is open to the last moment',
    proposedAt: NOW - PROPOSAL_LIFETIME_MS + 1,
    declinedAt: null,
    open: true,
  },
  { label: 'expires', proposedAt: NOW - PROPOSAL_LIFETIME_MS, declinedAt: null, open: false },
  { label: 'is closed once declined', proposedAt: NOW - 2, declinedAt: NOW - 1, open: false },
])('a proposal $label', ({ open, ...proposal }) => {
  expect(isProposalOpen(proposal, NOW)).toBe(open);
});
