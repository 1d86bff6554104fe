import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderInFrame } from '../../testing/render';
import StaffWork from './StaffWork';

let answers: Record<string, unknown>;
vi.mock('../../api/use-live', () => ({ useLive: () => {} }));
vi.mock('../../api/use-call', () => ({
  useCall: (feature: string, _name: string, { state = '' }: { state?: string }) => ({
    isPending: false,
    data: answers[`${feature} ${state}`.trim()],
  }),
}));

const NOTHING = { data: [], total: 0 };

function showWork(change: Record<string, unknown>) {
  answers = {
    matches: [],
    'support open': NOTHING,
    'support waiting_for_staff': NOTHING,
    'messages open': NOTHING,
    'pictureApproval pending': NOTHING,
    ...change,
  };
  renderInFrame(<StaffWork />);
}

const rows = () => screen.queryAllByRole('link').map(({ textContent }) => textContent);

test('counts calls that nobody has taken, and tickets of both states', () => {
  const call = { takenBy: null, createdAt: Date.UTC(2026, 10, 18) };
  showWork({
    matches: [call, { ...call, takenBy: { id: 'p1', name: 'moderator' } }],
    'support open': { data: [], total: 2 },
    'support waiting_for_staff': { data: [], total: 3 },
  });
  expect(rows()).toEqual([
    expect.stringMatching(/^1Matches with a call for staff/),
    '5Tickets to answer',
  ]);
});

test('shows nothing when nothing waits', () => {
  showWork({});
  expect(rows()).toEqual([]);
  expect(screen.queryByText('Waiting for staff')).toBeNull();
});
