/** Takes as the server would publish them. */
import type { Cue, ShowProgram } from '@mes/contract/show-schemas';
import { emptyCue, stingerOf } from '@mes/domain/show/cue';

interface SampleTake {
  readonly scene: string;
  readonly group: string;
  readonly now: number;
  readonly revision: number;
  readonly hasStinger?: boolean;
  readonly series?: number;
  readonly cue?: Partial<Cue>;
  readonly channels?: Partial<ShowProgram['channels']>;
  readonly rehearsal?: boolean;
}

const OUT: ShowProgram['channels'] = {
  score_bug: null,
  lower_third: null,
  sponsor: null,
  info_card: null,
};

/** Before the first take. */
export function sampleProgram({ now }: { now: number }): ShowProgram {
  return {
    cue: null,
    takenAt: null,
    series: null,
    transition: null,
    channels: OUT,
    rehearsal: false,
    revision: 1,
    changedAt: now,
  };
}

/** As a take of the domain: the game brings its score bug. */
export function sampleTake({ scene, group, now, revision, ...take }: SampleTake): ShowProgram {
  const { durationMs, cutMs } = stingerOf(group);
  const bug = { item: { id: BUG, channel: 'score_bug' as const }, since: now, until: null };
  return {
    cue: { ...emptyCue(scene, group), ...take.cue },
    takenAt: now,
    series: take.series ?? null,
    transition: take.hasStinger
      ? { package: group, startedAt: now, cutAt: now + cutMs, endsAt: now + durationMs }
      : null,
    channels: { ...OUT, ...(scene === 'game' ? { score_bug: bug } : {}), ...take.channels },
    rehearsal: take.rehearsal ?? false,
    revision,
    changedAt: now,
  };
}

const BUG = '0b54fa08-7b4f-4f6b-9a53-5a8c6d6d8d31';
