import type { MatchSummary } from '@mes/contract/match-schemas';
import { expect, it } from 'vitest';
import { startingOf } from './starting';

const NOW = 1_000_000;
const match = (id: string, startsAt: number | null) => ({ id, startsAt }) as MatchSummary;
const lists = { live: [], upcoming: [], recent: [], startsAt: null };
const control = (leftMs: number, label = 'Back in') => ({
  label,
  endsAt: NOW + leftMs,
  heldMs: null,
});

it.each([
  {
    label: 'the next match',
    tournament: { ...lists, upcoming: [match('next', NOW + 500)] },
    is: { leftMs: 500, label: '', at: NOW + 500, match: 'next', matchAt: NOW + 500 },
  },
  {
    label: 'nothing while a match is on',
    tournament: { ...lists, live: [match('on', NOW - 50)], upcoming: [match('next', NOW + 500)] },
    is: { leftMs: null, at: NOW, match: 'on', matchAt: null },
  },
  {
    label: 'the control room, with a match that was planned for earlier',
    countdown: control(900),
    tournament: { ...lists, upcoming: [match('next', NOW + 500)] },
    is: { leftMs: 900, label: 'Back in', at: NOW + 900, match: 'next', matchAt: null },
  },
  {
    label: 'the control room, with a match after it',
    countdown: control(300),
    tournament: { ...lists, upcoming: [match('next', NOW + 500)] },
    is: { leftMs: 300, label: 'Back in', at: NOW + 300, match: 'next', matchAt: NOW + 500 },
  },
  {
    label: 'a countdown that is held',
    countdown: { ...control(-50), heldMs: 700 },
    is: { leftMs: 700, label: 'Back in', at: NOW + 700, match: null, matchAt: null },
  },
  {
    label: 'no label of a countdown that has run out, and no other match instead',
    countdown: control(-1),
    tournament: { ...lists, upcoming: [match('tomorrow', NOW + 90_000)] },
    is: { leftMs: null, at: NOW, match: 'tomorrow', matchAt: NOW + 90_000 },
  },
  {
    label: 'a match that is late',
    tournament: { ...lists, upcoming: [match('late', NOW - 500)] },
    is: { leftMs: null, at: NOW - 500, match: 'late', matchAt: NOW - 500 },
  },
  { label: 'nothing at all', is: { leftMs: null, at: null, match: null, matchAt: null } },
])('counts down to $label', ({ countdown = null, tournament = null, is }) => {
  const shown = startingOf({ countdown, tournament, now: NOW });
  expect({
    leftMs: shown.countdown?.leftMs ?? null,
    ...(shown.countdown ? { label: shown.countdown.label } : {}),
    at: shown.at,
    match: shown.match?.id ?? null,
    matchAt: shown.matchAt,
  }).toEqual(is);
});
