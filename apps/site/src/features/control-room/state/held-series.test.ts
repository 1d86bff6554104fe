import { emptyCue } from '@mes/domain/show/cue';
import { expect, it } from 'vitest';
import { heldSeries, matchOnAir } from './held-series';

const left = [
  { series: 3, match: 'final', teamA: 'Nova', teamB: 'Ember' },
  { series: 2, match: null, teamA: 'Guests', teamB: 'Hosts' },
];

function onAir({ series, match = null }: { series: number | null; match?: string | null }) {
  const program = { cue: { ...emptyCue('versus', 'house'), match }, series };
  const configuration = { series: 9, matchup: { id: 'next' } };
  return { desk: { program }, stream: { configuration, left } } as Parameters<typeof heldSeries>[0];
}

it.each([
  ['the series on stream', onAir({ series: 9 }), [undefined, 'next']],
  ['a series that the stream has left', onAir({ series: 3 }), ['Nova', 'final']],
  ['a series by hand that the stream has left', onAir({ series: 2 }), ['Guests', null]],
  ['a series that is forgotten', onAir({ series: 1 }), [undefined, 'next']],
  ['a take from before series had numbers', onAir({ series: null }), [undefined, 'next']],
  ['a match of its own', onAir({ series: 3, match: 'own' }), [undefined, 'own']],
])('of %s', (_, given, expected) => {
  expect([heldSeries(given)?.teamA, matchOnAir(given)]).toEqual(expected);
});
