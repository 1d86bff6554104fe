import { expectUsable } from './accessibility';
import { expect, test } from './fixtures';

test('an admin asks the site by commands, and changes it', async ({ page, signIn }) => {
  await signIn('admin');
  await page.goto('/app/terminal');
  const editor = page.getByLabel('Command', { exact: true });
  const results = page.getByRole('article', { name: 'Output of the command' });

  // Completion of a feature, a call and a field.
  await editor.pressSequentially('await site.prop');
  await expect(page.getByRole('option', { name: 'properties' })).toBeVisible();
  await editor.press('Tab');
  await editor.pressSequentially('.al');
  await editor.press('Tab');
  await expect(editor).toHaveValue('await site.properties.all');
  await editor.pressSequentially('({})');
  await editor.press('Control+Enter');
  await expect(results).toContainText('Finished');
  const rows = results.getByRole('row');
  await results.getByRole('button', { name: 'id', exact: true }).click();
  await results.getByRole('button', { name: 'id', exact: true }).click();
  await expect(rows.nth(1)).toContainText('backupEveryHours');

  await editor.fill("await site.properties.write({ id: 'gfuelCode', value: '30%' })");
  await editor.press('Control+Enter');
  await expect(results.first()).toContainText('properties.write');
  await expect(results.first()).toContainText('changed something');

  await editor.fill('print("first")\nnull.x');
  await page.getByRole('button', { name: 'Run command' }).click();
  await expect(results).toHaveCount(3);
  await expect(results.first()).toContainText("TypeError: cannot read property 'x' of null");
  await expect(results.first()).toContainText('Line 2');
  await expect(results.first()).toContainText('first');

  // Earlier commands, also after a reload; the draft comes back.
  await page.reload();
  await expect(page.getByText('Results appear here')).toBeVisible();
  // The history is read when the page opens.
  await expect(async () => {
    await editor.fill('1');
    await editor.press('ArrowUp');
    await expect(editor).toHaveValue(/null\.x/, { timeout: 500 });
  }).toPass();
  await editor.press('ArrowUp');
  await expect(editor).toHaveValue(
    "await site.properties.write({ id: 'gfuelCode', value: '30%' })",
  );
  await editor.press('ArrowDown');
  await editor.press('ArrowDown');
  await expect(editor).toHaveValue('1');

  await editor.fill('for (;;) {}');
  await editor.press('Control+Enter');
  await page.getByRole('button', { name: 'Stop command' }).click();
  await expect(results.first()).toContainText('The command was stopped.');
  await editor.fill('1');

  const calls = page.getByRole('complementary');
  await calls.getByLabel('Search calls').fill('whitelist');
  await calls.getByText('queue.whitelist', { exact: true }).click();
  await calls.getByRole('button', { name: 'Insert call' }).click();
  await expect(editor).toHaveValue('1\nawait site.queue.whitelist({})');
});

test('the terminal is usable by everyone who may use it', async ({ page, signIn }) => {
  await signIn('admin');
  await expectUsable(page, '/app/terminal', { ready: page.getByText('accounts.login') });
});
