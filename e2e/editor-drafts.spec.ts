import { expect, test } from './fixtures';
import { PHONE } from './shell-support';

const NOTICE = 'You have unsaved changes';

test('what is written and not saved survives a reload, until it is saved', async ({
  page,
  signIn,
}) => {
  await signIn('admin');
  const title = page.getByLabel('Title');
  const text = page.getByRole('textbox', { name: 'Text', exact: true });
  const notice = page.getByRole('status').filter({ hasText: NOTICE });

  await test.step('a new article is offered after a reload', async () => {
    await page.goto('/app/articles/editor?article=new');
    await title.fill('Harbor nights');
    await text.click();
    await page.keyboard.type('They waited.');
    await page.reload();
    await expect(notice).toBeVisible();
    await expect(title).toHaveValue('');
    await notice.getByRole('button', { name: 'Restore' }).click();
    await expect(title).toHaveValue('Harbor nights');
    await expect(text).toHaveText('They waited.');
    await expect(notice).toBeHidden();
  });

  await test.step('leaving says that the changes stay here, and coming back offers them', async () => {
    await page.getByRole('link', { name: 'News', exact: true }).click();
    const question = page.getByRole('dialog', { name: 'Leave without saving?' });
    await expect(question).toContainText('This browser keeps your changes for two weeks.');
    await question.getByRole('button', { name: 'Leave page' }).click();
    await expect(page).not.toHaveURL(/article=new/);
    await page.setViewportSize(PHONE);
    await page.goto('/app/articles/editor?article=new');
    await notice.getByRole('button', { name: 'Restore' }).click();
    await expect(title).toHaveValue('Harbor nights');
  });

  await test.step('a saved article is offered no more', async () => {
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Everything is saved')).toBeVisible();
    await expect(page).toHaveURL(/article=[0-9a-f-]{36}$/);
    await page.reload();
    await expect(title).toHaveValue('Harbor nights');
    await expect(notice).toBeHidden();
    await page.goto('/app/articles/editor?article=new');
    await expect(title).toHaveValue('');
    await expect(notice).toBeHidden();
  });

  await test.step('a giveaway that was begun can be discarded', async () => {
    await page.goto('/app/promo/editor?giveaway=new');
    await title.fill('Knives');
    await page.reload();
    await notice.getByRole('button', { name: 'Discard' }).click();
    await page.reload();
    await expect(title).toHaveValue('');
    await expect(notice).toBeHidden();
  });
});
