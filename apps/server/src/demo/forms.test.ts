import { checkAnswers } from '@mes/domain/forms/answers';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { NO_FILES, openTestDatabase } from '../../testing/app';
import { formPictures, formResponses, formRewards, forms } from '../features/forms/tables';
import { votingTransfers, votingWallets } from '../features/voting/tables';
import type { Database } from '../platform/database/database';
import { fillPhotoRewards } from './photo-rewards';

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

it('photos of the full demo are in every state, and accepted ones are paid from the ledger', async () => {
  const { db, pool } = database;
  const client = await pool.connect();
  await fillPhotoRewards(client, { ...NO_FILES, now: Date.now() });
  client.release();
  const id = 'player-photo-reward';
  const [form] = await db.select().from(forms).where(eq(forms.id, id));
  const sent = await db.select().from(formResponses).where(eq(formResponses.form, id));
  const pictures = await db.select().from(formPictures).where(eq(formPictures.form, id));
  expect(new Set(sent.map(({ review }) => review))).toEqual(
    new Set(['accepted', 'refused', 'pending']),
  );
  for (const { id: response, answers } of sent) {
    expect(checkAnswers(form!.fields, answers)).toEqual({ answers, problems: {} });
    expect(pictures.find((picture) => picture.response === response)?.id).toBe(answers.photo);
  }
  const rewards = await db.select().from(formRewards).where(eq(formRewards.form, id));
  const accepted = sent.filter(({ review }) => review === 'accepted');
  expect(rewards.map(({ player }) => player).sort()).toEqual(
    accepted.map(({ player }) => player).sort(),
  );
  for (const { player, season, points } of rewards) {
    expect(points).toBe(form!.rewardPoints);
    const wallet = `wallet:${player}`;
    const moves = (await db.select().from(votingTransfers)).filter(
      (each) => each.season === season && [each.from, each.to].includes(wallet),
    );
    const sum = moves.reduce((all, move) => all + (move.to === wallet ? 1 : -1) * move.points, 0);
    const [found] = (await db.select().from(votingWallets)).filter(
      (each) => each.season === season && each.account === player,
    );
    expect(found?.balance).toBe(sum);
  }
});
