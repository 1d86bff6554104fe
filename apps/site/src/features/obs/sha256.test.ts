import { expect, it } from 'vitest';
import { answerChallenge } from './authentication';
import { sha256 } from './sha256';

// Around the ends of blocks, where padding needs one block more.
it.each([0, 1, 54, 55, 56, 63, 64, 65, 119, 120, 1_000])('hashes %i letters', async (length) => {
  const text = 'x€ä'.repeat(length).slice(0, length);
  const expected = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  expect(sha256(text)).toEqual(new Uint8Array(expected));
});

it('answers the challenge of the documentation of OBS', () => {
  const answer = answerChallenge('supersecretpassword', {
    salt: 'lM1GncleQOaCu9lT1yeUZhFYnqhsLLP1G5lAGo3ixaI=',
    challenge: '+IxH4CnCiqpX1rM9scsNynZzbOe4KhDeYcTNS3PDaeY=',
  });
  expect(answer).toBe('1Ct943GAT+6YQUUX47Ia/ncufilbe6+oD6lY+5kaCu4=');
});
