/**
 * Hostile texts in every field that the product stores, then the pages, scenes and files that show them:
 * nothing runs, and no element or attribute of a payload is in a page.
 */
import type { BrowserContext, Page, Request } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { signInAsDemo } from '../apps/server/testing/demo-account';
import { listTextFields } from '../apps/server/testing/text-fields';
import { addSession } from './browser-session';
import { newContext } from './contexts';
import { type RunningServer, startServer } from './server';
import { openInApp } from './shell-support';
import { createXssDesk, type XssDesk } from './xss-desk';
import { AS_MARKUP, MARK, servedTags, UPLOADS } from './xss-payloads';
import {
  EXEMPT_FIELDS,
  isExempt,
  NOT_SHOWN,
  PICTURE_FIELDS,
  type PlantedPages,
  pictureUploads,
  plantPictures,
  plantTexts,
} from './xss-texts';

let server: RunningServer;
let desk: XssDesk;
let pages: PlantedPages;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async ({ browser }) => {
  test.setTimeout(120_000);
  server = await startServer();
  desk = createXssDesk(server.url);
  const page = await browser.newPage();
  const png = await page.screenshot({ clip: { x: 0, y: 0, width: 200, height: 200 } });
  await page.close();
  pages = await plantTexts(desk);
  await plantPictures(desk, png);
});
test.afterAll(() => server.stop());

test('every text that is stored has taken a payload', () => {
  expect([...desk.refused]).toEqual([]);
  const fields = listTextFields();
  const missing = fields.filter((field) => !isExempt(field) && !isPlanted(field));
  expect(missing, 'plant a payload in them: xss-texts.ts').toEqual([]);
  const gone = [...EXEMPT_FIELDS].filter((field) => !fields.includes(field));
  expect(gone, 'these fields do not exist any more').toEqual([]);
});

/** In a record, under any key. */
function isPlanted(field: string): boolean {
  const [start = '', end] = field.split('.*');
  if (end === undefined) return desk.planted.has(field);
  return [...desk.planted].some((each) => each.startsWith(`${start}.`) && each.endsWith(end));
}

test('a payload that gets into a page is noticed', async ({ page }) => {
  await page.setContent(AS_MARKUP);
  expect((await inspect(page)).length).toBeGreaterThan(20);
  expect(servedTags(AS_MARKUP).length).toBeGreaterThan(20);
});

/** Who sees most of a page opens it. */
const VIEWERS = ['visitor', 'moderator', 'admin', 'member'] as const;

const seenTexts = new Set<string>();

for (const name of VIEWERS) {
  test(`no page of ${name} runs a stored text or has an element of it`, async ({ browser }) => {
    const context = await newContext(browser, { baseURL: server.url });
    if (name !== 'visitor') {
      await addSession(context, server.url, await signInAsDemo(server.url, name));
    }
    expect(await visitPages(context, listPages(pages)[name])).toEqual([]);
    await context.close();
  });
}

test('no scene runs a stored text or has an element of it', async ({ browser }) => {
  const context = await newContext(browser, { baseURL: server.url });
  expect(await visitScenes(context, listScenes())).toEqual([]);
  await context.close();
});

test('every stored text was shown by one of them', () => {
  const unseen = new Set([...desk.fieldsByMark.values()].map(textOf));
  for (const text of [...NOT_SHOWN, ...seenTexts]) unseen.delete(text);
  expect([...unseen], 'visit a page that shows them').toEqual([]);
});

/** Parts of a path that only say how the text is sent. */
const WRAPPERS = /(?<= |\.)(?:act|add|edit|update|change|item|items\[\]|cue|scene|texts|search)\./g;

/** `articles title`: what one call writes and another edits is one text, as stream and show do. */
function textOf(field = ''): string {
  return field
    .replace(/\.\w+/, '')
    .replace(/^show /, 'stream ')
    .replace(WRAPPERS, '');
}

test('what is not a page is escaped as well: feed, picture', async ({ request }) => {
  const feed = await (await request.get(`${server.url}/api/articles/feed.xml`)).text();
  expect(feed).toContain('__xss');
  expect(servedTags(feed)).toEqual([]);
  const picture = await request.get(`${server.url}/api/pictures/article/${pages.articleSlug}.png`);
  expect(picture.headers()['content-type']).toBe('image/png');
});

test('an upload is a picture or a download, never a page', async ({ browser, request }) => {
  const { id, secret } = await signInAsDemo(server.url, 'moderator');
  const headers = { authorization: `${id}.${secret}` };
  for (const { name, type, content } of UPLOADS) {
    const buffer = Buffer.from(content);
    const pictures = pictureUploads({ filename: name, data: buffer.toString('base64') }, pages);
    expect(pictures.map(({ field }) => field).sort()).toEqual([...PICTURE_FIELDS].sort());
    for (const { field, as, input } of pictures) {
      const refused = await desk.send(field.split(' ')[0]!, as, input);
      expect(refused.body.error?.type, `${field}: ${name}`).toBe('InvalidParameterError');
    }
    const video = await request.post(`${server.url}/api/highlights/videos`, {
      headers,
      multipart: { file: { name, mimeType: type, buffer } },
    });
    expect((await video.json()).error.type, name).toBe('InvalidParameterError');

    const fileName = `"><img src=x onerror=__xss() class=xss>${name}`;
    const attached = await request.post(
      `${server.url}/api/notes/member/attachments/${encodeURIComponent(fileName)}`,
      {
        headers,
        multipart: { file: { name: fileName, mimeType: type, buffer } },
      },
    );
    const attachment = (await attached.json()).data;
    const answer = await request.get(
      `${server.url}/api/notes/member/attachments/${attachment.id}`,
      { headers },
    );
    const { 'content-type': served, 'content-disposition': how, ...rest } = answer.headers();
    expect(served).toBe('application/octet-stream');
    expect(how).toMatch(/^attachment/);
    expect(rest['x-content-type-options']).toBe('nosniff');
  }
  const staff = await newContext(browser, { baseURL: server.url });
  await addSession(staff, server.url, { id, secret, name: 'moderator' });
  expect(await visitPages(staff, ['/app/manage?about=member'])).toEqual([]);
  await staff.close();
});

/** Every page that shows a stored text, by who sees most on it; ` > ` names a tab. */
function listPages(planted: PlantedPages): Record<(typeof VIEWERS)[number], readonly string[]> {
  const { articleId, articleSlug, channelId, giveawayId, matchId, ticketId, tournamentId } =
    planted;
  return {
    visitor: [
      '/app',
      '/app/blog',
      `/app/blog/${articleSlug}`,
      '/app/blog/author/moderator',
      `/app/match/${matchId}`,
      '/app/players/member',
      '/app/players/streamer',
      '/app/players/free-agents',
      '/app/teams/Night%20Harbor',
      `/app/tournament/${tournamentId}`,
      `/app/tournament/${tournamentId}?part=rules`,
      '/app/promo',
      '/app/highlights',
      '/app/highlights?query=xss',
      `/app/highlights/clip/${planted.clipId}`,
      `/app/forms/${planted.formId}`,
      '/app/tutorials/tips',
      '/app/tutorials/weapons',
      '/app/tutorials/maps/Raid',
      `/app/promo/${giveawayId}`,
      `/app/chat/${channelId}`,
      '/app/voting',
      '/app/blacklist',
      '/app/store',
    ],
    moderator: [
      `/app/articles/editor?article=${articleId}`,
      '/app/articles/editor',
      `/app/matchup/${matchId}`,
      `/app/match/capture/${matchId}`,
      `/app/match/editor/${matchId}`,
      `/app/support/tickets/${ticketId}`,
      '/app/support/tickets',
      '/app/support/tickets/answers',
      '/app/chat/manage',
      '/app/manage?about=member',
      '/app/manage?about=clipper',
      '/app/messages/reports > Resolved',
      '/app/modpanel/log',
      '/app/modpanel/log > Players',
      '/app/forms/editor',
      `/app/forms/editor?form=${planted.formId}`,
      `/app/forms/${planted.formId}/responses`,
      `/app/forms/${planted.formId}/responses > All responses`,
      `/app/highlights/tagging?clip=${planted.clipId}`,
      '/app/modpanel/player-photos > Rejected',
      '/app/store/requests > Rejected',
      '/app/voting/review > Voided votes',
    ],
    admin: [
      '/app/modpanel/accounts?account=member',
      '/app/teams/Night%20Harbor',
      '/app/players/member',
      '/app/properties',
      '/app/announcement',
      '/app/store/editor',
      '/app/promo/editor',
      `/app/tournament/editor/${tournamentId}`,
      '/app/leaderboards/staff',
      '/app/statistics/staffactivity',
      '/app/stream/configuration',
      '/app/stream/configuration > Links',
      '/app/stream/casterinfo',
      '/app/stream/library',
      '/app/stream/room',
    ],
    member: [
      '/app/messages/leader',
      '/app/notifications',
      '/app/dashboard',
      `/app/support/tickets/${ticketId}`,
      `/app/forms/${planted.formId}`,
      '/app/store',
    ],
  };
}

function listScenes(): readonly string[] {
  const scenes = [
    ...['versus', 'breaktime', 'countdown', 'interview', 'info-card', 'maps-overview'],
    ...['stream-end', 'team-info', 'voting', 'giveaway'],
  ].map((scene) => `${scene}?screenshot=true&team=Night%20Harbor&player=member`);
  // Who speaks is shown while no player is in focus.
  const paths = [...scenes, 'game?screenshot=true'].map((scene) => `embers-s3/${scene}`);
  return [...paths, 'program', 'overlay'].map((path) => `/app/streaming/${path}`);
}

/** Opens the first page by its address, and the others as by a link: loading everything anew takes most of the time. */
async function visitPages(
  context: BrowserContext,
  addresses: readonly string[],
): Promise<readonly string[]> {
  const visit = await openVisit(context);
  let current = '';
  for (const address of addresses) {
    const [path = '', tab] = address.split(' > ');
    if (path !== current) {
      visit.checkServed(address, await (await context.request.get(path)).text());
      if (current === '') await visit.page.goto(path);
      else await openInApp(visit.page, path);
      current = path;
    }
    if (tab) await visit.page.getByRole('tab', { name: tab }).click();
    await visit.check(address);
  }
  return visit.end();
}

async function visitScenes(
  context: BrowserContext,
  addresses: readonly string[],
): Promise<readonly string[]> {
  const visit = await openVisit(context);
  for (const address of addresses) {
    const answer = await visit.page.goto(address);
    visit.checkServed(address, (await answer?.text()) ?? '');
    await visit.check(address);
  }
  return visit.end();
}

async function openVisit(context: BrowserContext) {
  await context.addInitScript(watchPage);
  const page = await context.newPage();
  const problems: string[] = [];
  const report = (address: string, found: readonly string[]) =>
    problems.push(...found.map((problem) => `${address}: ${problem}`));
  page.on('dialog', (dialog) => {
    report(page.url(), ['a dialog']);
    void dialog.dismiss();
  });
  const untilSettled = watchRequests(page);
  return {
    page,
    checkServed(address: string, html: string) {
      const tags = servedTags(html);
      report(
        address,
        tags.map((tag) => `was sent with ${tag.slice(0, 200)}`),
      );
    },
    async check(address: string) {
      await untilSettled();
      await page
        .waitForFunction(showsPayload, undefined, { polling: 100, timeout: 10_000 })
        .catch(() => report(address, ['shows no payload']));
      // What is further down is loaded when somebody comes there.
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      await untilSettled();
      for (const mark of await shownMarks(page)) seenTexts.add(textOf(desk.fieldsByMark.get(mark)));
      report(address, await inspect(page));
    },
    async end(): Promise<readonly string[]> {
      await page.close();
      return problems;
    },
  };
}

/** Runs in a page before its own scripts: remembers what ran and when the page last changed. */
function watchPage(): void {
  const seen: string[] = [];
  const note = (what: string) => seen.push(what);
  Object.assign(window, { __xss: () => note('a payload ran'), alert: note, __seen: seen });
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    note(`the policy stopped ${violatedDirective} ${blockedURI}`),
  );
  const state = window as unknown as { __changedAt: number };
  const change = () => {
    state.__changedAt = performance.now();
  };
  change();
  new MutationObserver(change).observe(document, {
    childList: true,
    characterData: true,
    subtree: true,
  });
  addEventListener('scroll', change);
}

/** What is returned resolves once a page loads nothing and has stayed the same for a moment. */
function watchRequests(page: Page): () => Promise<void> {
  const pending = new Set<Request>();
  page.on('request', (request) => pending.add(request));
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
  const isQuiet = () =>
    page.evaluate(() => {
      const { __changedAt } = window as unknown as { __changedAt: number };
      return performance.now() - __changedAt > 300;
    });
  return () =>
    expect
      .poll(async () => (await isQuiet()) && pending.size === 0, { intervals: [100] })
      .toBe(true);
}

/** As text or in a field. */
function showsPayload(): boolean {
  const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea')];
  const content = document.getElementById('root')?.textContent ?? '';
  return [content, ...fields.map(({ value }) => value)].some((text) => text.includes('xss'));
}

async function shownMarks(page: Page): Promise<readonly string[]> {
  const texts = await page.evaluate(() => {
    const read = (selector: string, name: string) =>
      [...document.querySelectorAll(selector)].map((element) => element.getAttribute(name) ?? '');
    return [
      document.getElementById('root')?.textContent ?? '',
      ...[...document.querySelectorAll<HTMLInputElement>('input, textarea')].map((f) => f.value),
      ...['title', 'aria-label', 'alt', 'placeholder'].flatMap((name) => read(`[${name}]`, name)),
    ];
  });
  return texts.flatMap((text) => text.match(MARK) ?? []);
}

/** What of a payload is in the page, or ran. */
function inspect(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const ran = (window as unknown as { __seen?: string[] }).__seen ?? [];
    const isScript = (value: string) => /^\W*(?:javascript|vbscript|data:text)/i.test(value);
    const injected = [...document.querySelectorAll('*')].flatMap((element) => {
      const { outerHTML } = element.cloneNode(false) as Element;
      const isOwn = [...element.attributes].every(
        ({ name, value }) =>
          !/^(?:on|xss)/i.test(name) &&
          !(
            /^(?:href|src|action|formaction|data|xlink:href|srcdoc)$/i.test(name) && isScript(value)
          ) &&
          !(name === 'style' && value.includes('xss')),
      );
      return isOwn && !element.classList.contains('xss') ? [] : [`has ${outerHTML.slice(0, 200)}`];
    });
    return [...ran, ...injected];
  });
}
