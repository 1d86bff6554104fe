import { checkAnswers } from '@mes/domain/forms/answers';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase } from '../../testing/app';
import { formResponses, forms } from '../features/forms/tables';
import type { Database } from '../platform/database/database';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase({ demo: true });
});
afterAll(() => database.close());

it.each([
  ['feedback-worlds-2023', 143],
  // Everybody of the small demo but the demo accounts.
  ['feedback-proleague-s1', 50],
])('%s of the demo has responses that are valid', async (id, fewest) => {
  const [form] = await database.db.select().from(forms).where(eq(forms.id, id));
  const rows = await database.db.select().from(formResponses).where(eq(formResponses.form, id));
  expect(rows.length).toBeGreaterThanOrEqual(fewest);
  for (const { answers, player, createdAt } of rows) {
    expect(checkAnswers(form!.fields, answers)).toEqual({ answers, problems: {} });
    expect(player === null).toBe(form!.anonymous);
    expect(createdAt).toBeGreaterThan(form!.opensAt! - 86_400_000);
  }
  expect(new Set(rows.map(({ respondent }) => respondent)).size).toBe(rows.length);
});

it('the photo reward of the demo is open', async () => {
  const [form] = await database.db.select().from(forms).where(eq(forms.id, 'player-photo-reward'));
  expect(form).toMatchObject({ photoField: 'photo', rewardPoints: 50, closesAt: null });
  expect(form!.opensAt).not.toBeNull();
});
