/** Names in other scripts: each has a companion font, which is loaded with the first name that needs it. */
import { expect, type Page, test } from '@playwright/test';
import { startSampleServer } from '../apps/overlay/testing/sample-server';

const SCRIPTS = [
  { script: 'Cyrillic', team: 'Вовки', family: 'Noto Sans Variable', file: /noto-sans-cyrillic/ },
  { script: 'Thai', team: 'เสือดำ', family: 'Noto Sans Thai Variable', file: /noto-sans-thai-thai/ },
  { script: 'emoji', team: 'Fire 🔥', family: 'Noto Color Emoji', file: /noto-color-emoji-\d/ },
];

test.use({ viewport: { width: 1920, height: 1080 } });

for (const { script, team, family, file } of SCRIPTS) {
  test(`a name in ${script} loads the font of that script, and no other`, async ({ page }) => {
    const server = await startSampleServer({ kind: 'usual', group: 'house', now: Date.now() });
    await server.routeSockets(page);
    const files = recordCompanionFiles(page);
    await page.goto(`${server.origin}/app/streaming/house/versus?screenshot=true`);
    await page.locator('[data-settled]').waitFor();
    await page.evaluate(() => document.fonts.ready);
    expect(files).toEqual([]);

    server.sample = { ...server.sample, configuration: { normTeam1: team, revision: 13 } };
    await expect(page.getByText(team).first()).toBeVisible();
    await expect.poll(() => loadedFamilies(page)).toContain(family);
    expect(files.filter((each) => !file.test(each))).toEqual([]);
    // Fonts of large scripts come in parts: one letter needs one of them.
    expect(files).toHaveLength(1);
    server.close();
  });
}

test('an emoji in the address of a scene loads its font as well', async ({ page }) => {
  const server = await startSampleServer({ kind: 'usual', group: 'house', now: Date.now() });
  await server.routeSockets(page);
  const query = new URLSearchParams({ screenshot: 'true', title: 'Back soon 🔥' });
  await page.goto(`${server.origin}/app/streaming/house/breaktime?${query}`);
  await expect.poll(() => loadedFamilies(page)).toContain('Noto Color Emoji');
  server.close();
});

function recordCompanionFiles(page: Page): string[] {
  const files: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/noto.*\.woff2$/.test(pathname)) files.push(pathname);
  });
  return files;
}

function loadedFamilies(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.fonts]
      .filter(({ status }) => status === 'loaded')
      .map((font) => font.family.replaceAll('"', '')),
  );
}
