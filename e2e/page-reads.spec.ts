import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import type { ArticleThumbnail } from '@mes/contract/article-schemas';
import type { MatchSummary } from '@mes/contract/match-schemas';
import type { APIRequestContext, Page } from '@playwright/test';
import { pages } from '../apps/server/src/generated/pages.js';
import { expect, test } from './fixtures';

interface FirstData {
  readonly site: object;
  readonly calls: readonly object[];
  readonly at: number;
}

interface ReadReport {
  readonly url: string;
  readonly unanswered: readonly string[];
  readonly unused: readonly string[];
}

const SSR = pathToFileURL(join(import.meta.dirname, '../dist/ssr/render-page.js')).href;

/** In a separate process, because the test runner would compile the whole site when importing it. */
const RENDER = `
  import { json } from 'node:stream/consumers';
  const pages = await json(process.stdin);
  globalThis.ssrSettings = pages[0].site;
  const { renderPage } = await import('${SSR}');
  const reports = [];
  for (const page of pages) reports.push({ ...(await renderPage(page)), url: page.url, html: '' });
  process.stdout.write(JSON.stringify(reports));
`;

async function renderAll(rendered: readonly object[]): Promise<ReadReport[]> {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', RENDER], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  child.stdin.end(JSON.stringify(rendered));
  return (await json(child.stdout)) as ReadReport[];
}

/** Addresses for every page that declares reads. */
async function findAddresses(request: APIRequestContext): Promise<Map<string, string[]>> {
  const list = async <Row>(path: string, data?: object) => {
    const answer = data ? await request.post(path, { data }) : await request.get(path);
    return ((await answer.json()) as { data: Row[] }).data;
  };
  const inState = async (state: string) =>
    (await list<MatchSummary>('/api/matches/find', { states: [state], size: 100 })).find(
      ({ teamA, tournament }) => teamA && tournament,
    );
  // Other tests play their own matches, and may have finished live or scheduled ones.
  const finished = (await inState('finished'))!;
  const found = [finished, await inState('scheduled'), await inState('live')];
  const ids = found.flatMap((match) => match?.id ?? []);
  const articles = await list<ArticleThumbnail>('/api/articles/thumbnails/0');
  const article = articles.find(({ author }) => author)!;
  const [giveaway] = await list<{ id: string }>('/api/promotions/all');
  const [clip] = await list<{ id: string }>('/api/highlights/search', {});
  const values: Record<string, string[]> = {
    '/blog': [article.slug],
    '/blog/author': [article.author!.id],
    '/chat': ['general', 'archive'],
    '/feedback': ['worlds-2023'],
    '/forms': ['player-photo-reward'],
    '/highlights': ['', `clip/${clip!.id}`, finished.tournament!.id],
    '/match': ids,
    '/matchup': ids,
    '/players': ['leader'],
    '/promo': [giveaway!.id],
    '/teams': [finished.teamA!.name],
    '/tournament': [finished.tournament!.id],
    '/tournament/pickem': ['ProLeagueS3'],
    '/tutorials': ['tips', 'weapons', 'maps'],
    '/worlds': ['2024'],
  };
  // Without its teams the page reads nothing.
  const pair = { team: finished.teamA!.name, versus: finished.teamB!.name };
  const queries: Record<string, string> = {
    '/matches/head-to-head': `?${new URLSearchParams(pair)}`,
  };
  const declared = pages.filter(({ reads }) => reads).map(({ route }) => route);
  return new Map(
    declared.map((route) => {
      const [folder = '', hasValue] = route.split(/\/(?::value|\*)$/);
      const query = queries[route] ?? '';
      if (hasValue === undefined) return [route, [route === '/' ? '/app' : `/app${route}${query}`]];
      return [route, values[folder]!.map((value) => `/app${folder}/${encodePath(value)}`)];
    }),
  );
}

/** The values of a catch-all route have parts. */
function encodePath(value: string): string {
  return value.split('/').map(encodeURIComponent).join('/');
}

async function firstData(request: APIRequestContext, path: string): Promise<FirstData> {
  const html = await (await request.get(path)).text();
  const [, block] = /<script type="application\/json" id="first-data">(.*?)<\/script>/.exec(html)!;
  return JSON.parse(block!) as FirstData;
}

test('a page reads what it declares, and nothing else', async ({ request }) => {
  const toRender: (FirstData & { url: string })[] = [];
  for (const url of [...(await findAddresses(request)).values()].flat())
    toRender.push({ ...(await firstData(request, url)), url });
  expect(toRender.filter(({ calls }) => calls.length === 0)).toEqual([]);
  // The last two differ on purpose, to test the report itself.
  const home = toRender.find(({ url }) => url === '/app');
  const [stream, ...others] = home!.calls;
  const reports = await renderAll([
    ...toRender,
    { ...home!, calls: others },
    { ...home!, calls: [...home!.calls, { ...stream, input: { id: 'other' } }] },
  ]);
  expect(reports.splice(-2)).toMatchObject([
    { unanswered: ['properties.get'], unused: [] },
    { unanswered: [], unused: ['properties.get'] },
  ]);
  expect(reports).toHaveLength(toRender.length);
  const differs = ({ unanswered, unused }: ReadReport) => unanswered.length + unused.length > 0;
  expect(reports.filter(differs)).toEqual([]);
});

/**
 * The answers depend on the account, or belong to what is loaded after the page: votings, clips and
 * comments of a match, the banner, the star with its followers.
 */
const LATER_CALLS =
  /"action":"(requirements|get_maps|get_voting_matches)"|"object":"(announcement|follow|match_comment)"|search {"match"/;

/** The calls of the page until it is idle. */
async function recordCalls(page: Page, path: string): Promise<string[]> {
  const calls: string[] = [];
  page.on('request', (sent) => {
    const { pathname } = new URL(sent.url());
    const call = `${pathname} ${sent.postData() ?? ''}`;
    if (pathname.startsWith('/api/') && !LATER_CALLS.test(call)) calls.push(call);
  });
  await page.goto(path);
  await expect(page.getByRole('region', { name: 'Notices' })).toBeAttached();
  await page.waitForLoadState('networkidle');
  return calls;
}

test('the browser has nothing left to read', async ({ context, request }) => {
  const again: object[] = [];
  const all = await findAddresses(request);
  const paths = ['/', '/match/:value', '/players/:value', '/embers'].map(
    (route) => all.get(route)![0]!,
  );
  // Filters in the address are part of the reads.
  const filtered = [
    '/app/blog?page=2',
    '/app/chat/general',
    '/app/chat/archive?q=the',
    '/app/match/search?bestOf=3',
    '/app/matches?show=results',
    '/app/tournaments?region=Global',
    '/app/leaderboards/teams?matches=3',
    '/app/tournament/pickem/ProLeagueS3?view=leaderboard',
    '/app/tournament/pickem/ProLeagueS3?player=leader',
  ];
  for (const path of [...paths, ...filtered]) {
    const page = await context.newPage();
    const calls = await recordCalls(page, path);
    if (calls.length > 0) again.push({ path, calls });
    await page.close();
  }
  expect(again).toEqual([]);
});
