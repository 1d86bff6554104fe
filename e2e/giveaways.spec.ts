import { signInAsDemo } from '../apps/server/testing/demo-account';
import { expectUsable } from './accessibility';
import { newContext } from './contexts';
import { expect, test } from './fixtures';
import { PHONE } from './shell-support';

const TITLE = 'Finals night giveaway';
const CODE = 'Finals-Night';
/** Long enough to enter by hand, short enough to wait for. */
const OPEN_MS = 15_000;

test('an admin gives something away; a player enters, wins and verifies the draw', async ({
  page,
  browser,
  baseURL,
  server,
  signIn,
}) => {
  test.setTimeout(120_000);
  await signIn('admin');
  const players = await newContext(browser, { baseURL });
  const player = await players.newPage();
  const code = player.getByRole('textbox', { name: 'Code' });
  const admin = await signInAsDemo(server.url, 'admin');
  const asAdmin = async (action: string, value: string, data: object) => {
    const answer = await page.request.post('/api/request', {
      headers: { authorization: `${admin.id}.${admin.secret}` },
      data: { object: 'giveaway', action, value, data },
    });
    return (await answer.json()).data;
  };
  let id = '';

  await test.step('creates it, with what is missing named', async () => {
    await page.goto('/app/promo/editor');
    await page.getByRole('link', { name: 'Create giveaway' }).click();
    await page.getByLabel('Title').fill(TITLE);
    await page.getByLabel('Code').fill('no');
    await page.getByRole('textbox', { name: 'Reward 1' }).fill('Elite pass');
    await page.getByRole('button', { name: 'Create giveaway' }).click();
    await expect(page.getByText('A code has 3 to 32 letters, digits, - and _.')).toBeVisible();
    await page.getByLabel('Code').fill(CODE);
    await page.getByRole('button', { name: 'Add reward' }).click();
    await page.getByRole('textbox', { name: 'Reward 2' }).fill('Sticker');
    await page.getByLabel('Worth in $').last().fill('1.50');
    await page.getByRole('button', { name: 'Create giveaway' }).click();
    await expect(page.getByText('Giveaway created.')).toBeVisible();
    await expect(page).toHaveURL(/giveaway=[0-9a-f-]{36}$/);
    id = new URL(page.url()).searchParams.get('giveaway') ?? '';
    await expect(page.getByLabel('Address for OBS, with the code')).toHaveValue(
      `${server.url}/app/streaming/general/giveaway/${id}#code=${CODE}`,
    );
    await expectUsable(page, page.url(), { ready: page.getByLabel('Title') });
  });

  await test.step('visitors see it without its code', async () => {
    await player.goto(`/app/promo/${id}`);
    await expect(player.getByRole('heading', { level: 1 })).toHaveText(TITLE);
    await expect(player.getByText('Scheduled')).toBeVisible();
    expect((await player.content()).toLowerCase()).not.toContain(CODE.toLowerCase());
  });

  await test.step('a visitor who has to sign in first finds the code again', async () => {
    await player.goto('/app/promo');
    await code.fill(CODE.toLowerCase());
    await player.keyboard.press('Enter');
    await expect(player).toHaveURL(/\/app\/dashboard/);
    await signIn('newcomer', player);
    await player.goBack();
    await player.reload();
    await expect(code).toHaveValue(CODE.toLowerCase());
  });

  await test.step('it opens, and an open page follows', async () => {
    await player.goto(`/app/promo/${id}`);
    const now = Date.now();
    await asAdmin('edit', id, { opensAt: now, closesAt: now + OPEN_MS });
    await expect(code).toBeVisible();
    await expect(player.getByText('Open', { exact: true })).toBeVisible();
  });

  await test.step('enters with the keyboard, once', async () => {
    await code.fill('wrong-code');
    await player.keyboard.press('Enter');
    await expect(player.getByText('There is no open giveaway with this code.')).toBeVisible();
    await code.fill(CODE.toLowerCase());
    await player.keyboard.press('Enter');
    await expect(player.getByText('You have entered. Good luck!')).toBeVisible();
    // The admin's page counts along.
    await expect(page.getByText('newcomer')).toBeVisible();
  });

  await test.step('it closes, and the admin draws', async () => {
    await expect(player.getByText('The winners are drawn soon.')).toBeVisible({
      timeout: OPEN_MS + 10_000,
    });
    await page.getByRole('button', { name: 'Draw winners' }).click();
    const question = page.getByRole('dialog', { name: `Draw the winners of ${TITLE}?` });
    await expect(question).toContainText('1 entry');
    await question.getByRole('button', { name: 'Draw winners' }).click();
    await expect(question).toContainText('The winners are drawn.');
    await question.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('row', { name: /newcomer/ }).first()).toContainText('Elite pass');
  });

  await test.step('the winner hears of it and verifies the draw in the browser', async () => {
    await expect(player.getByText('You won: Elite pass')).toBeVisible();
    await player.getByRole('button', { name: 'Verify this draw' }).click();
    await expect(player.getByText('This draw is fair')).toBeVisible();
    await expect(player.getByText('Matches', { exact: true })).toHaveCount(3);
    await expectUsable(player, player.url());
    await player.goto('/app/notifications');
    await expect(player.getByText(`You won in ${TITLE}`)).toBeVisible();
  });

  await test.step('the admin marks it paid, and the winner sees it', async () => {
    await player.goto('/app/promo');
    const reward = player.getByRole('row', { name: /Elite pass/ });
    await expect(reward).toContainText('Not paid yet');
    await page.getByRole('button', { name: 'Mark paid: newcomer' }).click();
    await expect(page.getByText('newcomer is marked paid.')).toBeVisible();
    await expect(reward.getByText('Paid', { exact: true })).toBeVisible();
    await expectUsable(player, '/app/promo');
    await player.setViewportSize(PHONE);
    await expect
      .poll(() => player.evaluate(() => document.documentElement.scrollWidth))
      .toBe(PHONE.width);
  });

  await players.close();
});
