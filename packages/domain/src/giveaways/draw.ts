/**
 * Provably fair draws. Winners follow from a secret seed, whose hash is published at the opening, and
 * from the list of entrants, whose hash is published at the closing: nobody can choose one to suit the
 * other. Server and visitors run this code; everything is text, so that common tools can check it too.
 */
import { hmacSha256, sha256 } from './sha256';

interface Reward {
  readonly name: string;
  /** How many winners get one. */
  readonly count: number;
}

export interface DrawnWinner {
  /** From 1. */
  readonly place: number;
  readonly playerId: string;
  readonly reward: string;
}

/** 48 bits of a hash: the largest number of whole hex digits that JavaScript counts exactly. */
const NUMBER_DIGITS = 12;
const NUMBER_RANGE = 2 ** (4 * NUMBER_DIGITS);

/** Everyone once, in the one order that the hash of the list covers: by the codes of the characters. */
export function canonicalEntrants(playerIds: Iterable<string>): string[] {
  return [...new Set(playerIds)].sort();
}

/** One id a line. */
export function hashEntrants(entrants: readonly string[]): string {
  return sha256(entrants.join('\n'));
}

/** Those of the list who take part. Staff may void entries between the closing and the draw. */
export function withoutVoided(entrants: readonly string[], voided: readonly string[]): string[] {
  const out = new Set(voided);
  return entrants.filter((id) => !out.has(id));
}

export function hashSeed(seed: string): string {
  return sha256(seed);
}

/** Decides everything: the winners follow from it and from the list alone. */
export function drawHash({ seed, listHash }: { seed: string; listHash: string }): string {
  return hmacSha256({ key: seed, text: listHash });
}

/**
 * Draws one winner after the other from those who are left, each of whom is equally likely. Rewards are
 * dealt in their order until they or the entrants are used up.
 */
export function drawWinners({
  hash,
  entrants,
  rewards,
}: {
  hash: string;
  entrants: readonly string[];
  rewards: readonly Reward[];
}): DrawnWinner[] {
  const left = [...entrants];
  const dealt = rewards.flatMap(({ name, count }) => Array<string>(count).fill(name));
  const next = numbersOf(hash);
  return dealt.slice(0, left.length).map((reward, index) => ({
    place: index + 1,
    playerId: left.splice(next(left.length), 1)[0]!,
    reward,
  }));
}

/**
 * Whole numbers below a limit. The n-th one is the start of SHA-256 of `{hash}:{n}`, counted from 0,
 * modulo the limit. Numbers of the last, incomplete range are skipped: they would favour low results.
 */
function numbersOf(hash: string): (limit: number) => number {
  let count = 0;
  return (limit) => {
    const fairRange = NUMBER_RANGE - (NUMBER_RANGE % limit);
    for (;;) {
      const number = Number.parseInt(sha256(`${hash}:${count++}`).slice(0, NUMBER_DIGITS), 16);
      if (number < fairRange) return number % limit;
    }
  };
}
