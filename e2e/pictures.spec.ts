/** Preview pictures of links: the server renders the scene itself. */
import type { MatchSummary } from '@mes/contract/match-schemas';
import { sceneGroupOf } from '@mes/domain/stream/scenes';
import { skinOf } from '@mes/domain/tournament/name/skin';
import type { Page } from '@playwright/test';
import { DRAWN } from './drawing';
import { expect, test } from './fixtures';

test.use({ viewport: { width: 1920, height: 1080 } });

test('pictures of a match, its tournament and an article show their scenes', async ({ page }) => {
  // The server starts its own browser for it.
  test.slow();
  const found = await page.request.post('/api/matches/find', {
    data: { states: ['finished'], tournamentId: 'ProLeagueS3' },
  });
  const { data } = (await found.json()) as { data: MatchSummary[] };
  const { id, tournament } = data.find(isOfTournament)!;
  const group = sceneGroupOf(skinOf(tournament.id));

  await page.goto(`/app/match/${id}`);
  const shared = await page.locator('meta[property="og:image"]').getAttribute('content');
  expect(new URL(shared!).pathname).toBe(`/api/pictures/match/${id}.png`);
  const versus = await page.getByRole('link', { name: 'Versus' }).getAttribute('href');
  expect(versus).toBe(`/api/pictures/versus/${id}.png`);

  await expectSame(page, `match/${id}`, `${group}/thumbnail?match=${id}`);
  await expectSame(page, `versus/${id}`, `${group}/versus?match=${id}`);
  const cover = `thumbnail/${tournament.id}?cover=tournament/${tournament.id}`;
  await expectSame(page, `tournament/${tournament.id}`, `${group}/${cover}`);

  const news = await page.request.get('/api/articles/thumbnails/0');
  const [{ slug }] = (await news.json()).data;
  await expectSame(page, `article/${slug}`, `general/thumbnail?cover=article/${slug}`);
});

/** Other tests create matches without a tournament. */
function isOfTournament(
  match: MatchSummary,
): match is MatchSummary & { tournament: NonNullable<MatchSummary['tournament']> } {
  return match.tournament !== null;
}

async function expectSame(page: Page, picture: string, scene: string): Promise<void> {
  await page.goto(`/app/streaming/${scene}&screenshot=true`);
  await page.locator('[data-settled]:not([data-lacking])').waitFor();
  await page.evaluate(async () => {
    await Promise.all([...document.images].map((image) => image.decode()));
  });
  const screen = await page.screenshot({ style: DRAWN });
  const difference = await page.evaluate(meanDifference, {
    picture: `/api/pictures/${picture}.png`,
    screen: screen.toString('base64'),
  });
  expect(difference, `${picture} is not its scene`).toBeLessThan(2);
}

/** The mean difference of all color values, 255 at most. Runs in the page. */
async function meanDifference({ picture, screen }: { picture: string; screen: string }) {
  const shown = Uint8Array.from(atob(screen), (byte) => byte.charCodeAt(0));
  const blobs = [await (await fetch(picture)).blob(), new Blob([shown], { type: 'image/png' })];
  const [actual, expected] = await Promise.all(
    blobs.map(async (blob) => {
      const bitmap = await createImageBitmap(blob);
      const canvas = new OffscreenCanvas(1280, 720);
      const context = canvas.getContext('2d')!;
      context.drawImage(bitmap, 0, 0, 1280, 720);
      return context.getImageData(0, 0, 1280, 720).data;
    }),
  );
  let sum = 0;
  for (const [index, value] of actual!.entries()) sum += Math.abs(value - expected![index]!);
  return sum / actual!.length;
}
