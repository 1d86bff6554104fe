/** Checks a published draw by doing it again. */
import {
  canonicalEntrants,
  drawHash,
  drawWinners,
  hashEntrants,
  hashSeed,
  withoutVoided,
} from './draw';

/** What a giveaway publishes by the end of its draw. */
export interface PublishedDraw {
  readonly seed: string;
  readonly seedHash: string;
  readonly listHash: string;
  readonly entrants: readonly string[];
  /** Those of the list who did not take part. */
  readonly voided: readonly string[];
  readonly rewards: readonly { readonly name: string; readonly count: number }[];
  readonly winners: readonly { readonly playerId: string; readonly reward: string }[];
}

export interface DrawVerification {
  /** Each computed anew, with whether the published one is the same. */
  readonly seed: { readonly hash: string; readonly matches: boolean };
  readonly list: { readonly hash: string; readonly matches: boolean };
  readonly winners: {
    readonly hash: string;
    readonly playerIds: readonly string[];
    readonly matches: boolean;
  };
  readonly isFair: boolean;
}

export function verifyDraw(draw: PublishedDraw): DrawVerification {
  const seedHash = hashSeed(draw.seed);
  const listHash = hashEntrants(draw.entrants);
  const isCanonical = sameList(draw.entrants, canonicalEntrants(draw.entrants));
  const hash = drawHash({ seed: draw.seed, listHash });
  const entrants = withoutVoided(draw.entrants, draw.voided);
  const winners = drawWinners({ hash, entrants, rewards: draw.rewards });

  const seed = { hash: seedHash, matches: seedHash === draw.seedHash };
  const list = { hash: listHash, matches: isCanonical && listHash === draw.listHash };
  const matches = sameList(winners.map(describeWinner), draw.winners.map(describeWinner));
  return {
    seed,
    list,
    winners: { hash, playerIds: winners.map(({ playerId }) => playerId), matches },
    isFair: seed.matches && list.matches && matches,
  };
}

function describeWinner({ playerId, reward }: { playerId: string; reward: string }): string {
  return `${playerId} ${reward}`;
}

function sameList(first: readonly string[], second: readonly string[]): boolean {
  return first.length === second.length && first.every((each, index) => each === second[index]);
}
