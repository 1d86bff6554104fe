import { expect, it } from 'vitest';
import { clipSentence } from './clip-sentence';

const NOTHING = { kind: null, map: null, round: null, players: [], tournament: null };

it.each([
  ['nothing is known', {}, 'Clip'],
  ['the kind', { kind: 'ace' as const }, 'Ace'],
  [
    'everything',
    {
      kind: 'ace' as const,
      map: 'Canals' as const,
      round: 12,
      players: [
        { id: 'a', name: 'nelly' },
        { id: 'b', name: 'ben' },
      ],
      tournament: { id: 'ProLeagueS3', name: 'Pro League S3' },
    },
    'Ace by nelly, ben on Canals, round 12 · Pro League S3',
  ],
])('says what a clip shows: %s', (_what, facts, sentence) => {
  expect(clipSentence({ ...NOTHING, ...facts } as Parameters<typeof clipSentence>[0])).toBe(
    sentence,
  );
});
