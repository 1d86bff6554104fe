import { expect, test } from './gallery';
import { PHONE } from './shell-support';

test('lists grow as they are scrolled, and show fewer pages on a phone', async ({
  gallery: page,
}) => {
  const lists = page.locator('#lists');
  await expect(lists.getByText('Matches 10', { exact: true })).toBeVisible();

  await test.step('a list that grows loads more 150 px before its end, until an empty page', async () => {
    const specimen = page.locator('figure').filter({ hasText: 'Infinite list' });
    const rows = specimen.getByRole('listitem');
    await expect(rows).toHaveCount(10);
    /** Scrolls until the end of the list is this many pixels below the window. */
    const bringEndTo = (below: number) =>
      specimen.evaluate((figure, distance) => {
        const end = figure.querySelector('ul')!.getBoundingClientRect().bottom;
        scrollBy(0, end - innerHeight - distance);
        return new Promise<void>((resolve) =>
          requestAnimationFrame(() => requestAnimationFrame(() => resolve())),
        );
      }, below);

    await bringEndTo(200);
    await expect(specimen.getByText('Loading more')).toHaveCount(0);
    await expect(rows).toHaveCount(10);
    await bringEndTo(140);
    await expect(rows).toHaveCount(20);
    await expect
      .poll(async () => {
        await bringEndTo(0);
        return specimen.getByText('That is all.').isVisible();
      })
      .toBe(true);
    await expect(rows).toHaveCount(34);
  });

  await test.step('fewer pages fit on a phone', async () => {
    const pager = page.getByRole('navigation', { name: 'Pages, in the middle' });
    await expect(pager.getByRole('button', { name: /^Page \d+$/ })).toHaveCount(10);
    await page.setViewportSize(PHONE);
    await expect(pager.getByRole('button', { name: /^Page \d+$/ })).toHaveCount(5);
  });
});
