import type { PersonalHome } from '@mes/contract/personal-home';
import { cleanup, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderInFrame } from '../../testing/render';
import OwnMatch from './OwnMatch';
import { OwnSignup } from './OwnSignup';

let home: unknown;
vi.mock('../../api/use-call', () => ({ useCall: () => ({ data: home }) }));

const NOW = Date.UTC(2026, 10, 18, 12);
const HOUR_MS = 3_600_000;
const team = (name: string) => ({ name, tag: name.slice(0, 3).toUpperCase(), logo: null });

type Step = PersonalHome['matches'][number]['step'];

interface Shown {
  inHours: number;
  step: Step;
  state?: string;
}

function showMatch({ inHours, step, state = 'scheduled' }: Shown) {
  const startsAt = NOW + inHours * HOUR_MS;
  const teams = { teamA: team('Nova'), teamB: team('Ember') };
  const match = { id: '7', state, startsAt, tournament: null, ...teams };
  home = { now: NOW, matches: [{ match, step }] };
  renderInFrame(<OwnMatch />);
}

test('the next match of a player leads to its room and names the step that is due', () => {
  showMatch({ inHours: 1, step: 'check_in' });
  const link = screen.getByRole('link');
  expect(link.getAttribute('href')).toMatch(/\/matchup\/7$/);
  expect(link.textContent).toContain('Nova');
  expect(link.textContent).toContain('Ember');
  expect(link.textContent).toContain('Check in');
});

test('a match of today is given by its time alone, one that is played as live', () => {
  showMatch({ inHours: 1, step: 'check_in' });
  expect(screen.getByRole('link').textContent).not.toContain('November');
  cleanup();
  showMatch({ inHours: 20, step: 'wait_for_check_in' });
  expect(screen.getByRole('link').textContent).toContain('November');
  cleanup();
  showMatch({ inHours: -1, step: 'play', state: 'live' });
  expect(screen.getByRole('link').textContent).toContain('Live');
});

test('a match that is more than a day away is left to the dashboard', () => {
  showMatch({ inHours: 30, step: 'wait_for_check_in' });
  expect(screen.queryByRole('link')).toBeNull();
});

function showSignup(signup: { application?: string; unmet?: string[] } | null) {
  const { application = null, unmet = [] } = signup ?? {};
  const own = {
    tournament: { id: 'Cup' },
    application,
    unmet: unmet.map((kind) => ({ kind, text: kind })),
  };
  home = { team: { ...team('Nova'), players: [] }, signups: signup ? [own] : [] };
  renderInFrame(<OwnSignup tournamentId="Cup" otherwise="Sign up" />);
}

test.each([
  ['a team that can sign up', {}, 'Sign up'],
  ['one that misses something', { unmet: ['region'] }, 'Other region'],
  ['one that is in', { application: 'registered' }, 'Registered'],
  ['one that has withdrawn', { application: 'withdrawn' }, 'Sign up'],
  ['a tournament that is not offered', null, 'Sign up'],
])('%s', (_who, signup, expected) => {
  showSignup(signup);
  expect(screen.getByText(expected)).toBeTruthy();
});
