import type { Page } from '@playwright/test';
import { stopClock } from './clock';
import { expect, test } from './gallery';

/** How long the gallery lets an action take. */
const ACTION_MS = 1_200;

const opener = (page: Page, name: string) =>
  page.locator('#dialogs').getByRole('button', { name, exact: true });
const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name });
const answer = (page: Page) => page.locator('#dialogs').getByRole('status');

test('an action is pending until it has succeeded, or says why it failed', async ({
  gallery: page,
}) => {
  await stopClock(page);

  await test.step('a confirmed action is pending, then says that it succeeded', async () => {
    await opener(page, 'Action succeeds').click();
    const dialog = dialogOf(page, 'Confirm rules');
    const confirm = dialog.getByRole('button', { name: 'Confirm Rules' });
    await expect(confirm).toBeFocused();
    await page.keyboard.press('Enter');

    await expect(confirm).toHaveAttribute('aria-busy', 'true');
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeVisible();

    await page.clock.runFor(ACTION_MS);
    await expect(dialog.getByText('Rules confirmed!')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(opener(page, 'Action succeeds')).toBeFocused();
  });

  await test.step('one that fails says why, and can be tried again or left', async () => {
    await opener(page, 'Action fails').click();
    const dialog = dialogOf(page, 'Update roster');
    await dialog.getByRole('button', { name: 'Update roster' }).click();
    await expect(dialog.getByRole('button', { name: 'Update roster' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    await page.clock.runFor(ACTION_MS);
    const alert = dialog.getByRole('alert');
    await expect(alert).toContainText('The roster is locked since 11 September.');
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await expect(alert).toHaveCount(0);
    await page.clock.runFor(ACTION_MS);
    await expect(alert).toContainText('The roster is locked');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toBeHidden();
  });
});

test('dialogs keep the keyboard inside, and say what they have to say', async ({
  gallery: page,
}) => {
  await test.step('the keyboard stays inside, and goes back to where it came from', async () => {
    const button = opener(page, 'Confirm danger');
    await button.focus();
    await page.keyboard.press('Enter');
    const dialog = dialogOf(page, 'Disband team');
    const [cancel, disband] = ['Cancel', 'Disband team'].map((name) =>
      dialog.getByRole('button', { name }),
    );
    // What destroys is not what Enter does first.
    await expect(cancel!).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(disband!).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(cancel!).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(disband!).toBeFocused();
    await expect(page.locator('#root')).toHaveAttribute('inert', '');

    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();
    await expect(page.locator('#root')).not.toHaveAttribute('inert');
  });

  for (const { name, text } of [
    { name: 'Error', text: 'You have been banned.' },
    { name: 'Info', text: 'Seeding is drafted from rating and past placement.' },
    { name: 'Success', text: 'The winners have been drawn.' },
  ]) {
    await test.step(`the dialog ${name} says its message and closes`, async () => {
      await opener(page, name).click();
      const dialog = dialogOf(page, name);
      await expect(dialog).toContainText(text);
      await page.keyboard.press('Enter');
      await expect(dialog).toBeHidden();
    });
  }
});

test('dialogs ask, and take only an answer that fits', async ({ gallery: page }) => {
  await test.step('a question refuses an answer that does not fit, beside its field', async () => {
    await opener(page, 'Question').click();
    const dialog = dialogOf(page, 'Rename team');
    const field = dialog.getByLabel('New name');
    await expect(field).toBeFocused();
    await field.fill('NH');
    await page.keyboard.press('Enter');
    await expect(dialog).toContainText('Use at least three letters.');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await field.fill('Night Harbor II');
    await page.keyboard.press('Enter');
    await expect(answer(page)).toHaveText('Question: "Night Harbor II"');
  });

  await test.step('a player has to be selected before there is a button to confirm', async () => {
    await opener(page, 'Select player').click();
    const dialog = dialogOf(page, 'Transfer ownership');
    const confirm = dialog.getByRole('button', { name: 'Transfer ownership' });
    await expect(dialog.getByRole('radio')).toHaveCount(5);
    await expect(confirm).toHaveCount(0);
    await dialog.getByRole('radio', { name: /Pavlik/ }).check();
    await confirm.click();
    await expect(answer(page)).toHaveText(/Select player: .*p1003/);
  });

  await test.step('a typed id counts only if somebody is found by it', async () => {
    await opener(page, 'Search player').click();
    const dialog = dialogOf(page, 'Invite player');
    const field = dialog.getByRole('combobox', { name: 'Player name or id' });
    const invite = dialog.getByRole('button', { name: 'Invite player' });
    await field.fill('nobody');
    await expect(page.getByText('No players found.')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(dialog).toContainText('enter the id of a player who is found');
    await field.fill('p1002');
    // Confirmed at once: taken as soon as the search has found who it is.
    await invite.click();
    await expect(answer(page)).toHaveText(/Search player: .*sable/);
  });

  await test.step('a form says what is wrong with each of its fields', async () => {
    await opener(page, 'Form').click();
    const dialog = dialogOf(page, 'Ban player');
    await dialog.getByLabel('Days').fill('');
    await dialog.getByRole('button', { name: 'Ban player' }).click();
    await expect(dialog).toContainText('Say why, for the log.');
    await expect(dialog).toContainText('Enter a number of days.');
    await dialog.getByLabel('Reason').fill('Left three matches');
    await dialog.getByLabel('Days').fill('3');
    await dialog.getByRole('button', { name: 'Ban player' }).click();
    await expect(answer(page)).toHaveText(/Form: .*Left three matches.*3/);
  });

  await test.step('several ways can be offered at once', async () => {
    await opener(page, 'Choose').click();
    const dialog = dialogOf(page, 'Correct result');
    await expect(dialog.getByRole('button', { name: /Reset later matches/ })).toBeFocused();
    await dialog.getByRole('button', { name: /Keep later matches/ }).click();
    await expect(answer(page)).toHaveText('Choose: "keep"');
  });
});
