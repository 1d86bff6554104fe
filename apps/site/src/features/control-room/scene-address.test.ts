import type { Cue } from '@mes/contract/show-schemas';
import { emptyCue } from '@mes/domain/show/cue';
import { expect, it } from 'vitest';
import { sceneAddress } from './scene-address';

const cue: Cue = emptyCue('versus', 'embers-s3');

it.each<[string, Partial<Cue>, string]>([
  ['alone', {}, '/app/streaming/embers-s3/versus'],
  ['of a match', { match: 'm1' }, '/app/streaming/embers-s3/versus?match=m1'],
  [
    'of a tournament and round',
    { tournament: 'Embers S4', round: 'Grand Final' },
    '/app/streaming/embers-s3/versus/Embers%20S4/Grand%20Final',
  ],
  ['of a round without a tournament', { round: 'Final' }, '/app/streaming/embers-s3/versus'],
  [
    'about a player',
    { focus: { team: null, player: '7', player2: null } },
    '/app/streaming/embers-s3/versus?player=7',
  ],
  [
    'with texts',
    { texts: { title: 'Back & soon', text: '' } },
    '/app/streaming/embers-s3/versus?title=Back+%26+soon',
  ],
  ['of the game', { scene: 'game' }, '/app/streaming/embers-s3/game'],
])('a scene %s', (_name, change, address) => {
  expect(sceneAddress({ ...cue, ...change })).toBe(address);
});
