import { createHash, createHmac } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { hmacSha256, sha256 } from './sha256';

it.each([
  ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
  ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
  [
    'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
    '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
  ],
])('hashes the examples of FIPS 180-4: %j', (text, expected) => {
  expect(sha256(text)).toBe(expected);
});

it('hashes the example of RFC 4231', () => {
  expect(hmacSha256({ key: 'Jefe', text: 'what do ya want for nothing?' })).toBe(
    '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
  );
});

it('hashes every text like the platform does', () => {
  const text = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 300 }),
    // Around the ends of blocks, where the padding needs another one.
    fc.integer({ min: 50, max: 130 }).map((length) => 'x'.repeat(length)),
  );
  fc.assert(
    fc.property(text, text, (key, message) => {
      expect(sha256(message)).toBe(createHash('sha256').update(message).digest('hex'));
      const expected = createHmac('sha256', key).update(message).digest('hex');
      expect(hmacSha256({ key, text: message })).toBe(expected);
    }),
  );
});
