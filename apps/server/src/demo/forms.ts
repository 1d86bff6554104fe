/** Forms of the demo: two that many people have answered, one with a reward, one draft. */
import type { FormContent } from '@mes/contract/form-schemas';
import { type Answers, checkAnswers, type FieldAnswer } from '@mes/domain/forms/answers';
import { type FormField, otherAnswer } from '@mes/domain/forms/fields';
import { mergeFields } from '@mes/domain/forms/known-fields';
import { between, pick, type Random, seeded, shuffled } from '@mes/domain/random/random';
import type { PoolClient } from 'pg';
import { v4 as uuidv4 } from 'uuid';
import { formResponses, forms } from '../features/forms/tables';
import { contentVersions } from '../features/versions/tables';
import { copyRows } from '../platform/database/copy';
import { type Community, DEMO_ACCOUNTS } from './community';
import {
  COMPLAINTS,
  OTHER_FORMATS,
  PHOTO_REWARD,
  PRO_LEAGUE_FEEDBACK,
  STAFF_DRAFT,
  WISHES,
  WORLDS_FEEDBACK,
} from './form-plans';

interface FormPlan {
  readonly id: string;
  readonly content: FormContent;
  readonly daysOld: number;
  /** Null for a draft. */
  readonly openedDaysAgo: number | null;
  readonly closedDaysAgo?: number;
  readonly responses: number;
}

type FormRow = typeof forms.$inferInsert;
type ResponseRow = typeof formResponses.$inferInsert;

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const PLANS: readonly FormPlan[] = [
  {
    ...{ id: 'feedback-worlds-2023', content: WORLDS_FEEDBACK },
    ...{ daysOld: 30, openedDaysAgo: 28, responses: 143 },
  },
  {
    ...{ id: 'feedback-proleague-s1', content: PRO_LEAGUE_FEEDBACK },
    ...{ daysOld: 70, openedDaysAgo: 64, closedDaysAgo: 43, responses: 86 },
  },
  {
    ...{ id: 'player-photo-reward', content: PHOTO_REWARD },
    ...{ daysOld: 12, openedDaysAgo: 11, responses: 0 },
  },
  {
    ...{ id: 'join-the-staff', content: STAFF_DRAFT },
    ...{ daysOld: 1, openedDaysAgo: null, responses: 0 },
  },
];

export async function fillForms(
  client: PoolClient,
  { players, teams }: Community,
  now: number,
): Promise<void> {
  const random = seeded(61);
  // Demo accounts can answer themselves.
  const people = players.filter(({ id }) => !DEMO_NAMES.has(id));
  const rows = PLANS.map((plan) => toFormRow(plan, now));
  await copyRows(client, forms, rows);
  await copyRows(client, contentVersions, rows.map(toVersionRow));
  const answering = { people, teams, random, now };
  await copyRows(
    client,
    formResponses,
    PLANS.flatMap((plan) => planResponses(plan, answering)),
  );
}

const DEMO_NAMES: ReadonlySet<string> = new Set(DEMO_ACCOUNTS.map(({ name }) => name));

function toFormRow({ id, content, ...plan }: FormPlan, now: number): FormRow {
  const { audience: _everyone, ...columns } = content;
  const createdAt = now - plan.daysOld * DAY;
  return {
    ...columns,
    id,
    knownFields: mergeFields([], content.fields),
    audienceTeam: null,
    audienceTournament: null,
    opensAt: plan.openedDaysAgo === null ? null : now - plan.openedDaysAgo * DAY,
    closesAt: plan.closedDaysAgo === undefined ? null : now - plan.closedDaysAgo * DAY,
    deletedAt: null,
    createdAt,
    updatedAt: createdAt,
    updatedBy: 'moderator',
  };
}

function toVersionRow({ id, title, updatedAt }: FormRow): typeof contentVersions.$inferInsert {
  const { content } = PLANS.find((plan) => plan.id === id)!;
  return {
    ...{ kind: 'form', subjectId: id, revision: 1, title, at: updatedAt, by: 'moderator' },
    content,
  };
}

interface Answering {
  readonly people: Community['players'];
  readonly teams: Community['teams'];
  readonly random: Random;
  readonly now: number;
}

/** Most people answer in the first days. */
function planResponses(plan: FormPlan, { people, teams, random, now }: Answering): ResponseRow[] {
  const { content, openedDaysAgo } = plan;
  if (openedDaysAgo === null) return [];
  const { anonymous, fields } = content;
  const days = openedDaysAgo - (plan.closedDaysAgo ?? 0);
  // Those who are not named may be more than the small demo has.
  const respondents = anonymous
    ? Array.from({ length: plan.responses }, () => randomId(random))
    : shuffled(random, people)
        .slice(0, plan.responses)
        .map(({ id }) => id);
  return respondents.map((respondent) => {
    const at = Math.floor(now - openedDaysAgo * DAY + random() ** 3 * days * DAY);
    const createdAt = anonymous ? at - (at % DAY) : at;
    return {
      id: randomId(random),
      form: plan.id,
      respondent,
      player: anonymous ? null : respondent,
      answers: answer(fields, { people, teams, random }),
      version: 1,
      review: 'pending',
      ...{ reason: null, reviewedAt: null, reviewedBy: null },
      ...{ createdAt, updatedAt: createdAt, deletedAt: null },
    };
  });
}

function randomId(random: Random): string {
  return uuidv4({ random: Uint8Array.from({ length: 16 }, () => between(random, 0, 255)) });
}

function answer(fields: readonly FormField[], deps: Omit<Answering, 'now'>): Answers {
  const mood = pick(deps.random, [1, 2, 3, 3, 4, 4, 4, 4, 5, 5, 5]);
  const given = fields.flatMap((field) => {
    const chosen = answerTo(field, mood, deps);
    return chosen === null ? [] : [[field.id, chosen] as const];
  });
  const { answers, problems } = checkAnswers(fields, Object.fromEntries(given));
  const [problem] = Object.entries(problems);
  if (problem) throw new Error(`The answer to ${problem.join(': ')}`);
  return answers;
}

/** Null where somebody has left it out. */
function answerTo(
  field: FormField,
  mood: number,
  { people, teams, random }: Omit<Answering, 'now'>,
): FieldAnswer | null {
  const skips = (share: number) => !field.required && random() < share;
  switch (field.kind) {
    case 'rating':
      // The first rating is the mood itself; others are near it.
      if (field.id === 'overall') return mood;
      return Math.max(1, Math.min(field.steps, mood + between(random, -1, 1)));
    case 'choice': {
      if (skips(0.1)) return null;
      if (field.other && random() < 0.06) return otherAnswer(pick(random, OTHER_FORMATS));
      // The first options are liked more.
      const liked = field.options.flatMap(({ id }, index) =>
        Array.from({ length: field.options.length - index }, () => id),
      );
      if (!field.many) return pick(random, liked);
      return [...new Set([pick(random, liked), pick(random, liked)])];
    }
    case 'number':
      return skips(0.3) ? null : Math.min(100, Math.round(2 + random() ** 2 * 40));
    case 'text':
      if (skips(0.55)) return null;
      if (field.id !== 'wish') return pick(random, COMPLAINTS);
      return pick(random, WISHES[mood <= 2 ? 'low' : mood === 3 ? 'middle' : 'high']);
    case 'player':
      // A few players get most votes.
      return skips(0.4) ? null : people[Math.floor(random() ** 3 * 12)]!.id;
    case 'team':
      return skips(0.4) ? null : teams[Math.floor(random() ** 2 * 8)]!.name;
    case 'picture':
      return null;
  }
}
