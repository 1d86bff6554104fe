import type { Challenge } from './messages';
import { sha256 } from './sha256';

/** Proves that the password is known, without sending it. */
export function answerChallenge(password: string, { salt, challenge }: Challenge): string {
  return base64(sha256(base64(sha256(password + salt)) + challenge));
}

function base64(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes));
}
