import { randomBytes } from 'node:crypto';

/** Without characters that people mistake for each other. */
const ALPHABET = 'abcdefghijkmnpqrstuvwxyz23456789';
const LENGTH = 12;

/** Short enough for an address, and no id tells of another: 60 random bits. */
export function newMatchId(): string {
  return Array.from(randomBytes(LENGTH), (byte) => ALPHABET[byte % ALPHABET.length]).join('');
}
