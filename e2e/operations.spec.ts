import { expectUsable } from './accessibility';
import { expect, test } from './fixtures';

test('an admin sees how the server is doing, backs it up and turns off a part', async ({
  page,
  signIn,
}) => {
  await signIn('admin');
  await expectUsable(page, '/app/operations', { ready: page.getByText('Version 0.1.0,') });
  await page.goto('/app/operations');
  const section = (name: string) => page.getByRole('region', { name, exact: true });
  await expect(section('Health')).toContainText('All systems operational.');
  await expect(section('Health').getByRole('row')).toHaveCount(2);

  // That it is done comes by an event: nothing is read by hand.
  await section('Backups').getByRole('button', { name: 'Back up now' }).click();
  await expect(section('Backups').getByRole('row')).toHaveCount(2);
  await expect(section('Backups')).toContainText('0.1.0');

  await section('Ratings').getByRole('button', { name: 'Rebuild ratings' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Rebuild ratings' }).click();
  await expect(section('Ratings')).toContainText('Last rebuilt');

  const voting = section('Switches').getByRole('switch', { name: 'Voting' });
  await voting.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Turn off' }).click();
  await expect(page.getByRole('dialog')).toContainText('Turned off.');
  await page.keyboard.press('Escape');
  await expect(voting).not.toBeChecked();
  await expect(section('Switches')).toContainText('Changed by admin');
  await voting.click();
  await expect(voting).toBeChecked();
});
