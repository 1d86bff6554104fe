import { interpolate } from '../../interpolate';
import * as texts from './texts';

export function entriesText(count: number): string {
  return count === 1
    ? texts.oneEntry
    : interpolate(texts.manyEntries, { count: count.toLocaleString('en') });
}

export function winnersText(rewards: readonly { count: number }[]): string {
  const count = rewards.reduce((sum, reward) => sum + reward.count, 0);
  return count === 1
    ? texts.oneWinner
    : interpolate(texts.manyWinners, { count: count.toLocaleString('en') });
}

/** `2 × Elite pass`, or `Elite pass` for one. */
export function rewardText({ name, count }: { name: string; count: number }): string {
  return count === 1 ? name : interpolate(texts.timesReward, { count, name });
}
