import { signInAsDemo } from '../apps/server/testing/demo-account';
import { expectUsable } from './accessibility';
import { expect, test } from './fixtures';

type Session = Awaited<ReturnType<typeof signInAsDemo>>;

async function act<T>(
  url: string,
  { id, secret }: Session,
  envelope: { action: string; value?: string; data: object },
): Promise<T> {
  const response = await fetch(`${url}/api/request`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `${id}.${secret}` },
    body: JSON.stringify({ object: 'highlight', ...envelope }),
  });
  const { data, message } = (await response.json()) as { data: T; message?: string };
  expect(message ?? '').toBe('');
  return data;
}

const link = (name: string) => `https://clips.twitch.tv/${name}`;

test('someone tags 20 clips by keyboard alone, and takes one back', async ({
  page,
  server,
  signIn,
}) => {
  test.slow();
  const clipper = await signInAsDemo(server.url, 'clipper');
  for (let number = 1; number <= 20; number++) {
    const data = { title: `Keyboard ${number}`, url: link(`Keyboard${number}`) };
    await act(server.url, clipper, { action: 'create', data });
  }
  await signIn('clipper');
  await expectUsable(page, '/app/highlights/tagging');
  const title = page.getByLabel('Title');
  const status = page.getByText(/^\d+ of \d+$/);
  await expect(title).toBeVisible();

  const { keyboard } = page;
  for (let count = 1; count <= 20; count++) {
    await expect(status).toHaveText(new RegExp(`^${count} of `));
    await keyboard.press(count % 2 === 0 ? 'a' : 'c');
    await keyboard.press('4');
    if (count === 1) {
      await keyboard.press('n');
      await expect(title).toBeFocused();
      await title.fill('Renamed by keyboard');
      await keyboard.press('Escape');
      await keyboard.press('m');
      await keyboard.type('Bur');
      await keyboard.press('Escape');
      await expect(page.getByLabel('Map')).toHaveValue('Bureau');
    }
    await keyboard.press('Enter');
    await expect(status.or(page.getByText('All done'))).not.toHaveText(new RegExp(`^${count} of `));
  }

  await keyboard.press('z');
  await expect(status).toHaveText(/^20 of /);
  await keyboard.press('x');
  await expect(page.getByText(/was rejected/)).toBeVisible();

  // A decision can be changed later, from the list of all clips.
  await page.goto('/app/highlights/search?state=rejected');
  const rejected = page.getByRole('article').getByRole('link').first();
  const name = (await rejected.textContent()) ?? '';
  await rejected.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Edit tags');
  await expect(title).toHaveValue(name);
  await keyboard.press('f');
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await page.goto('/app/highlights?query=renamed');
  await expect(page.getByRole('link', { name: 'Renamed by keyboard' })).toBeVisible();
});

test('a visitor finds a clip, signs in and likes it once', async ({ page, server, signIn }) => {
  const clipper = await signInAsDemo(server.url, 'clipper');
  const { id } = await act<{ id: string }>(server.url, clipper, {
    action: 'create',
    data: {
      title: 'Unforgettable defuse',
      url: link('Unforgettable'),
      kind: 'defuse',
      publish: true,
    },
  });
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).host));
  await expectUsable(page, '/app/highlights');
  await page.getByLabel('Text').fill('unforgettable');
  await page.getByRole('link', { name: 'Unforgettable defuse' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unforgettable defuse');
  await expectUsable(page, `/app/highlights/clip/${id}`);
  await page.getByRole('button', { name: /Like/ }).click();
  await expect(page).toHaveURL(/dashboard|login/);

  await signIn('member');
  await page.goto(`/app/highlights/clip/${id}`);
  await page.getByRole('button', { name: 'Like · 0 likes' }).click();
  await expect(page.getByRole('button', { name: 'Liked · 1 like' })).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Liked · 1 like' }).click();
  await expect(page.getByRole('button', { name: 'Like · 0 likes' })).toBeVisible();
  expect(new Set(requests)).toEqual(new Set([new URL(server.url).host]));
});

test('a clip is there without scripts, with its share tags', async ({ server }) => {
  const clipper = await signInAsDemo(server.url, 'clipper');
  const { id } = await act<{ id: string }>(server.url, clipper, {
    action: 'create',
    data: {
      title: 'Shared clip',
      url: link('SharedClip'),
      kind: 'ace',
      map: 'Raid',
      publish: true,
    },
  });
  // A page that took too long the first time is sent empty, and is rendered by then.
  const html = () => fetch(`${server.url}/app/highlights/clip/${id}`).then((sent) => sent.text());
  await expect.poll(html).toMatch(/data-server-rendered>.*Shared clip/s);
  expect(await html()).toContain('<meta property="og:title" content="Shared clip">');
  expect(await html()).toMatch(`/api/pictures/clip/${id}.png`);
  const missing = await fetch(
    `${server.url}/app/highlights/clip/00000000-0000-4000-8000-000000000000`,
  );
  expect(missing.status).toBe(404);
});

test('a player proposes a clip, which waits', async ({ page, signIn }) => {
  await signIn('member');
  await page.goto('/app/highlights/add?title=My%20ace&kind=ace');
  await page.getByRole('button', { name: 'Submit clip' }).click();
  await expect(page.getByText('Add a link or a video.')).toBeVisible();
  await page.getByLabel('Link').fill('https://evil.example/video');
  await page.getByRole('button', { name: 'Submit clip' }).click();
  await expect(page.getByText(/Enter a link to YouTube/)).toBeVisible();
  await page.getByLabel('Link').fill(link('MyAce'));
  await page.getByRole('button', { name: 'Submit clip' }).click();
  await expect(page.getByText('Staff will review your clip soon.')).toBeVisible();
  await page.goto('/app/highlights/tagging');
  await expect(page.getByText(/Moderator\|fullclips/)).toBeVisible();
});
