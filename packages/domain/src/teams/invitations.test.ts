import { expect, it } from 'vitest';
import { INVITATION_LIFETIME_MS, isInvitationOpen } from './invitations';

const NOW = 1_800_000_000_000;

it.each([
  { label: 'is open at first', invitedAt: NOW, declinedAt: null, open: true },
  {
    label: 'is open to the last moment',
    invitedAt: NOW - INVITATION_LIFETIME_MS + 1,
    declinedAt: null,
    open: true,
  },
  { label: 'expires', invitedAt: NOW - INVITATION_LIFETIME_MS, declinedAt: null, open: false },
  { label: 'is closed once declined', invitedAt: NOW - 2, declinedAt: NOW - 1, open: false },
])('an invitation $label', ({ open, ...invitation }) => {
  expect(isInvitationOpen(invitation, NOW)).toBe(open);
});
