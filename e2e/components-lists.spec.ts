import { expect, test } from './gallery';
import { PHONE } from './shell-support';

test('lists show their pages, grow, and go back when the filter changes', async ({
  gallery: page,
}) => {
  const lists = page.locator('#lists');
  await expect(lists.getByText('Matches 10', { exact: true })).toBeVisible();

  await test.step('a list that grows loads more 150 px before its end, until an empty page', async () => {
    const specimen = page.locator('figure').filter({ hasText: 'Infinite list' });
    const rows = specimen.getByRole('listitem');
    await expect(rows).toHaveCount(10);
    /** Scrolls until the end of the list is so many pixels below the window. */
    const bringEndTo = (below: number) =>
      specimen.evaluate((figure, distance) => {
        const end = figure.querySelector('ul')!.getBoundingClientRect().bottom;
        scrollBy(0, end - innerHeight - distance);
        return new Promise<void>((drawn) =>
          requestAnimationFrame(() => requestAnimationFrame(() => drawn())),
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

  const pager = page.getByRole('navigation', { name: 'Pages, in the middle' });
  const numbered = (number: number) => pager.getByRole('button', { name: `Page ${number}` });

  await test.step('the pager shows ten pages at most, with an ellipsis where some are left out', async () => {
    const shown = async () => {
      const texts = await pager.locator('button, a, span').allInnerTexts();
      return texts.filter(Boolean).join(' ');
    };
    await expect.poll(shown).toBe('1 … 3 4 5 6 7 8 9 10 … 44');
    await numbered(44).click();
    await expect(numbered(44)).toHaveAttribute('aria-current', 'page');
    await expect.poll(shown).toBe('1 … 36 37 38 39 40 41 42 43 44');
    await expect(pager.getByRole('button', { name: 'Next page' })).toBeDisabled();
    await pager.getByRole('button', { name: 'Previous page' }).click();
    await expect(numbered(43)).toHaveAttribute('aria-current', 'page');
  });

  await test.step('a list in pages goes back to its first page when the filter changes', async () => {
    const pages = lists.getByRole('navigation', { name: 'Pages', exact: true });
    await pages.getByRole('button', { name: 'Page 3', exact: true }).click();
    await expect(lists.getByText('Matches 21', { exact: true })).toBeVisible();

    await lists.getByLabel('Kind').selectOption('Clips');
    await expect(lists.getByText('Clips 1', { exact: true }).first()).toBeVisible();
    await expect(pages.getByRole('button', { name: 'Page 1', exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(pages.getByRole('button', { name: /^Page \d+$/ })).toHaveCount(4);
  });

  await test.step('fewer pages fit on a phone', async () => {
    await page.setViewportSize(PHONE);
    await expect(pager.getByRole('button', { name: /^Page \d+$/ })).toHaveCount(5);
  });
});
