import type { Giveaway, Reward } from '@mes/contract/giveaways';
import type { PickedPicture } from '../../../components/pictures/read-picture';
import * as texts from '../texts';

/** The state of the form. */
export interface GiveawayDraft {
  readonly title: string;
  readonly description: string;
  readonly code: string;
  readonly rewards: readonly RewardDraft[];
  readonly minAccountAgeDays: number | null;
  readonly opensAt: number | null;
  readonly closesAt: number | null;
  readonly picture: PictureDraft;
}

interface PictureDraft {
  /** Not uploaded yet. */
  readonly chosen: PickedPicture | null;
  /** Of an uploaded picture; null removes it, and without it the picture stays as it is. */
  readonly filename?: string | null;
}

export interface RewardDraft {
  /** Stays the same while rewards are added and removed. */
  readonly key: number;
  readonly name: string;
  readonly count: number | null;
  /** In dollars, null for none. */
  readonly value: number | null;
}

export type DraftProblems = Partial<
  Record<'title' | 'code' | 'opensAt' | 'closesAt' | `name ${number}` | `count ${number}`, string>
>;

export interface GiveawayContent {
  readonly title: string;
  readonly description: string;
  readonly code: string;
  readonly rewards: Reward[];
  readonly minAccountAgeDays: number;
  readonly opensAt: number;
  readonly closesAt: number;
  readonly picture?: string | null;
}

const NO_CHANGE: PictureDraft = { chosen: null };
const CODE = /^[A-Za-z0-9_-]{3,32}$/;
const HOUR_MS = 3_600_000;

export function newReward(key: number): RewardDraft {
  return { key, name: '', count: 1, value: null };
}

/** A new giveaway opens at the next full hour and closes an hour later. */
export function draftOf(giveaway: Giveaway | null, now: number): GiveawayDraft {
  if (!giveaway) {
    const opensAt = Math.ceil(now / HOUR_MS) * HOUR_MS;
    return {
      ...{ title: '', description: '', code: '', minAccountAgeDays: 0, opensAt },
      rewards: [newReward(0)],
      closesAt: opensAt + HOUR_MS,
      picture: NO_CHANGE,
    };
  }
  const { title, description, code, rewards, minAccountAgeDays, opensAt, closesAt } = giveaway;
  return {
    ...{ title, description, minAccountAgeDays, opensAt, closesAt },
    code: code ?? '',
    picture: NO_CHANGE,
    rewards: rewards.map(({ name, count, value }, key) => ({
      ...{ key, name, count },
      value: value === null ? null : value / 100,
    })),
  };
}

/** What is wrong with the draft, by field. Times of the past are refused only where they changed. */
export function draftProblems(
  draft: GiveawayDraft,
  { state, now }: { state: Giveaway['state'] | null; now: number },
): DraftProblems {
  const problems: DraftProblems = {};
  if (draft.title.trim() === '') problems.title = texts.needsTitle;
  if (!CODE.test(draft.code.trim())) problems.code = texts.codeTooShort;
  draft.rewards.forEach(({ key, name, count }) => {
    if (name.trim() === '') problems[`name ${key}`] = texts.needsReward;
    if (count === null || count < 1) problems[`count ${key}`] = texts.needsCount;
  });
  const { opensAt, closesAt } = draft;
  if (opensAt === null) problems.opensAt = texts.needsTime;
  if (closesAt === null) problems.closesAt = texts.needsTime;
  else if (opensAt !== null && closesAt <= opensAt) problems.closesAt = texts.closesAfterOpening;
  else if (state === null && closesAt <= now) problems.closesAt = texts.closesInFuture;
  return problems;
}

/** Of a draft without problems. */
export function contentOf(draft: GiveawayDraft): GiveawayContent {
  return {
    title: draft.title.trim(),
    description: draft.description.trim(),
    code: draft.code.trim(),
    rewards: draft.rewards.map(({ name, count, value }) => ({
      name: name.trim(),
      count: count!,
      value: value === null ? null : Math.round(value * 100),
    })),
    minAccountAgeDays: draft.minAccountAgeDays ?? 0,
    opensAt: draft.opensAt!,
    closesAt: draft.closesAt!,
    ...(draft.picture.filename === undefined ? {} : { picture: draft.picture.filename }),
  };
}

export function withoutFiles(draft: GiveawayDraft): GiveawayDraft {
  return { ...draft, picture: { ...draft.picture, chosen: null } };
}

export function isSameDraft(one: GiveawayDraft, other: GiveawayDraft): boolean {
  if (one.picture.chosen !== other.picture.chosen) return false;
  return JSON.stringify(withoutFiles(one)) === JSON.stringify(withoutFiles(other));
}
