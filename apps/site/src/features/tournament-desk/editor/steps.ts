/** How far each step of the editor is, and what it says in short. Pure. */
import type { EditedTournament } from '@mes/contract/tournament-schemas';
import { formatMoney } from '@mes/domain/money/money';
import { prizePoolOf } from '@mes/domain/tournament/points/worth';
import { formatMoment } from '../../../components/text/format-time';
import { interpolate } from '../../../interpolate';
import { FORMAT_LABELS, STATE_LABELS } from '../labels';
import * as texts from '../texts';
import type { SettingProblem } from './setting-problems';
import { type SettingsValues, STEPS, type Step } from './settings-values';

export interface StepState {
  readonly step: Step;
  readonly label: string;
  readonly tone: 'done' | 'fix' | 'open';
  /** Done, 1 to fix, No stages yet. */
  readonly note: string;
  readonly summary: string;
}

export interface StepFacts {
  readonly tournament: Pick<EditedTournament, 'state'>;
  readonly values: SettingsValues;
  readonly problems: readonly SettingProblem[];
  readonly isChanged: (step: Step) => boolean;
  /** Of the drawn bracket; null before the draw. */
  readonly matches: { readonly all: number; readonly timed: number } | null;
  /** Matches that overlap. */
  readonly conflicts: number;
}

export function stepLabel(step: Step, { state }: Pick<EditedTournament, 'state'>): string {
  if (step === 'publish' && state !== 'draft') return texts.state;
  return LABELS[step];
}

/** A draft begins at the front; what a published tournament needs is its next state. */
export function firstStep({ state }: Pick<EditedTournament, 'state'>): Step {
  return state === 'draft' ? 'basics' : 'publish';
}

export function parseStep(text: string | null): Step | null {
  return STEPS.find((step) => step === text) ?? null;
}

export function stepStates(facts: StepFacts): StepState[] {
  return STEPS.map((step) => {
    const label = stepLabel(step, facts.tournament);
    const { summary, open } = DESCRIPTIONS[step](facts);
    const count = facts.problems.filter((problem) => problem.step === step).length;
    if (step === 'schedule' && count === 0 && facts.conflicts > 0) {
      const note = interpolate(texts.countToFix, { count: facts.conflicts });
      return { step, label, tone: 'fix', note, summary: texts.matchesOverlap };
    }
    if (count > 0) {
      const [first] = facts.problems.filter((problem) => problem.step === step);
      const note = interpolate(texts.countToFix, { count });
      return { step, label, tone: 'fix', note, summary: first!.text };
    }
    if (facts.isChanged(step))
      return { step, label, tone: 'open', note: texts.notSavedYet, summary };
    if (open !== null) return { step, label, tone: 'open', note: open, summary };
    return { step, label, tone: 'done', note: texts.stepDone, summary };
  });
}

/** Why the tournament cannot be published yet, or null. */
export function publishProblem(states: readonly StepState[]): string | null {
  const broken = states.find(({ tone }) => tone === 'fix');
  if (broken) return interpolate(texts.fixStepFirst, { step: broken.label.toLowerCase() });
  const unsaved = states.find(({ note }) => note === texts.notSavedYet);
  return unsaved ? interpolate(texts.saveStepFirst, { step: unsaved.label.toLowerCase() }) : null;
}

const LABELS: Record<Step, string> = {
  basics: texts.basics,
  format: texts.format,
  signup: texts.signupAndRules,
  schedule: texts.schedule,
  prizes: texts.prizes,
  publish: texts.publish,
};

interface Description {
  readonly summary: string;
  /** What is still missing, or null. It does not keep anyone from publishing. */
  readonly open: string | null;
}

const DESCRIPTIONS: Record<Step, (facts: StepFacts) => Description> = {
  basics: ({ values: { name, region } }) => ({ summary: `${name}, ${region}`, open: null }),
  format: ({ values: { stages } }) => ({
    summary: stages.map(({ format }) => FORMAT_LABELS[format]).join(', ') || texts.noStages,
    open: stages.length === 0 ? texts.noStages : null,
  }),
  signup: ({ values: { signup } }) => ({
    summary:
      signup.open === null
        ? texts.noSignupDates
        : interpolate(texts.opensAt, { time: formatMoment(signup.open) }),
    open: signup.open === null ? texts.noSignupDates : null,
  }),
  schedule: ({ values: { startsAt, plan }, matches }) => {
    const starts = startsAt === null ? texts.noStart : formatMoment(startsAt);
    if (matches === null) {
      const count = plan
        .flat()
        .flatMap((round) => round.startsAt.filter((at) => at !== null)).length;
      const planned = count > 0 && interpolate(texts.matchesPlanned, { count });
      return {
        summary: planned ? `${starts}, ${planned}` : starts,
        open: startsAt === null ? texts.noStart : null,
      };
    }
    const timed = interpolate(texts.matchesTimed, matches);
    const isOpen = startsAt === null || matches.timed < matches.all;
    return { summary: `${starts}, ${timed}`, open: isOpen ? timed : null };
  },
  prizes: ({ values: { prizes } }) => ({
    summary: prizes.length === 0 ? texts.noPrizes : formatMoney(prizePoolOf(prizes)),
    open: prizes.length === 0 ? texts.noPrizes : null,
  }),
  publish: ({ tournament: { state } }) => ({
    summary: STATE_LABELS[state],
    open: state === 'draft' ? texts.whenAllIsDone : STATE_LABELS[state],
  }),
};
