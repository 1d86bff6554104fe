import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Account, startTestApp, type TestApp } from '../../../../testing/app';
import { FormDesk, PICTURE_FIELD } from '../../../../testing/forms';
import { notifications } from '../../notifications/tables';
import { players } from '../../players/tables';
import { votingTransfers, votingWallets } from '../../voting/tables';

let app: TestApp;
let desk: FormDesk;
let staff: Account;
let second: Account;
let number = 0;

beforeAll(async () => {
  app = await startTestApp();
  staff = await app.signIn('A Moderator', ['Moderator']);
  second = await app.signIn('Another One', ['Moderator']);
  desk = new FormDesk(app, staff);
});
afterAll(() => app.stop());

/** A player who has sent a picture for a reward. */
async function sendPhoto(
  form = { rewardPoints: 25 as number | null, photoField: 'photo' as string | null },
) {
  const player = await app.signIn(`Player ${++number}`);
  const { id } = await desk.open({ ...form, fields: [PICTURE_FIELD], changeable: false });
  const { data: picture } = await desk.upload(player, id, number % 2 ? 'green' : 'blue');
  const { data: response } = await desk.answer(player, id, { photo: picture.id });
  return { player, formId: id, responseId: response.id as string, review: response.review };
}

async function rewardsOf({ id }: Account): Promise<number[]> {
  const rows = await app.database.db
    .select({ points: votingTransfers.points })
    .from(votingTransfers)
    .where(and(eq(votingTransfers.to, `wallet:${id}`), eq(votingTransfers.reason, 'reward')));
  return rows.map(({ points }) => points);
}

async function photoOf({ id }: Account): Promise<string | null> {
  const [row] = await app.database.db.select().from(players).where(eq(players.id, id));
  return row!.photo;
}

it('accepting gives the points once, of two at once too', async () => {
  const { player, formId, responseId, review } = await sendPhoto();
  expect(review).toBe('pending');
  expect((await desk.act(staff, 'all', undefined, { size: 1 })).data[0].pending).toBe(1);
  const both = await Promise.all(
    [staff, second].map((as) => desk.act(as, 'accept_response', responseId)),
  );
  expect(both.map(({ status }) => status).sort()).toEqual(['ERROR', 'SUCCESS']);
  expect(await rewardsOf(player)).toEqual([25]);
  const [wallet] = await app.database.db
    .select()
    .from(votingWallets)
    .where(eq(votingWallets.account, player.id));
  const transfers = await app.database.db
    .select({ points: votingTransfers.points })
    .from(votingTransfers)
    .where(eq(votingTransfers.to, `wallet:${player.id}`));
  expect(wallet!.balance).toBe(transfers.reduce((sum, { points }) => sum + points, 0));
  expect(await photoOf(player)).toBeNull();
  const told = await app.database.db
    .select()
    .from(notifications)
    .where(eq(notifications.account, player.id));
  expect(told).toMatchObject([
    { title: 'Your response was approved', link: `/app/forms/${formId}` },
  ]);
  expect((await desk.act(player, 'read', formId)).data.refusal).toMatch(/was approved/);
});

it('the reward comes once, even for a response that was deleted and sent again', async () => {
  const { player, formId, responseId } = await sendPhoto();
  await desk.act(staff, 'accept_response', responseId);
  await desk.act(staff, 'remove_response', responseId);
  const { data: picture } = await desk.upload(player, formId);
  const { data: again } = await desk.answer(player, formId, { photo: picture.id });
  expect((await desk.act(staff, 'accept_response', again.id)).data.review).toBe('accepted');
  expect(await rewardsOf(player)).toEqual([25]);
});

it('the picture becomes the photo of the player', async () => {
  const { player, responseId } = await sendPhoto();
  const accepted = await desk.act(staff, 'accept_response', responseId, { usePhoto: true });
  expect(accepted.data).toMatchObject({ review: 'accepted', reviewedBy: { id: staff.id } });
  const photo = await photoOf(player);
  expect(photo).toMatch(/\.webp$/);
  expect((await fetch(`${app.address}/files/${photo}`)).status).toBe(200);
});

it('a form can ask for photos without a reward', async () => {
  const { player, responseId } = await sendPhoto({ rewardPoints: null, photoField: 'photo' });
  await desk.act(staff, 'accept_response', responseId, { usePhoto: true });
  expect(await rewardsOf(player)).toEqual([]);
  expect(await photoOf(player)).not.toBeNull();
});

it('a refused response has a reason, and can be sent again', async () => {
  const { player, formId, responseId } = await sendPhoto();
  expect((await desk.act(staff, 'refuse_response', responseId, { reason: ' ' })).status).toBe(
    'ERROR',
  );
  await desk.act(staff, 'refuse_response', responseId, { reason: 'It is too dark.' });
  expect((await desk.act(player, 'check_response', formId)).data).toMatchObject({
    review: 'refused',
    reason: 'It is too dark.',
  });
  const { data: picture } = await desk.upload(player, formId, 'white');
  const { data } = await desk.answer(player, formId, { photo: picture.id });
  expect(data).toMatchObject({ id: responseId, review: 'pending', reason: null });
  expect((await desk.responses(formId, { show: 'pending' })).metadata.total).toBe(1);
  expect((await desk.act(staff, 'accept_response', responseId)).status).toBe('SUCCESS');
});

it('nobody decides about their own response, or without being staff', async () => {
  const { id } = await desk.open({ rewardPoints: 25 });
  const { data } = await desk.answer(staff, id);
  expect((await desk.act(staff, 'accept_response', data.id)).message).toMatch(
    /cannot review your own/,
  );
  expect((await desk.act(second, 'accept_response', data.id)).status).toBe('SUCCESS');
  const { player, responseId } = await sendPhoto();
  expect((await desk.act(player, 'accept_response', responseId)).error.permission).toBe(
    'Moderator',
  );
  expect((await desk.act(player, 'refuse_response', responseId, { reason: 'x' })).status).toBe(
    'ERROR',
  );
});

it('there is nothing to decide about without a reward, and no photo without a picture', async () => {
  const player = await app.signIn('Dana');
  const { id } = await desk.open();
  const { data } = await desk.answer(player, id);
  expect((await desk.act(staff, 'accept_response', data.id)).message).toMatch(/not reviewed/);
  const reward = await desk.open({ rewardPoints: 5 });
  const { data: sent } = await desk.answer(player, reward.id);
  const refused = await desk.act(staff, 'accept_response', sent.id, { usePhoto: true });
  expect(refused.error.field).toBe('usePhoto');
  await desk.act(staff, 'remove_response', sent.id);
  expect((await desk.act(staff, 'accept_response', sent.id)).message).toMatch(/deleted/);
});
