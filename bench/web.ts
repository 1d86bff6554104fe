/**
 * First load of each page with a cold cache, on the mobile profile (1.6 Mbit/s, 150 ms, CPU four times
 * slower): transferred JavaScript and CSS, requests, largest paint and layout shift. The page of the
 * queue is opened while visitors have to wait.
 */
import type { Page } from '@playwright/test';
import { setProperty } from '../e2e/shell-support';
import { endAll, launchBrowser, startServer } from './processes';
import { record } from './record';

const ROUNDS = Number(process.env.ROUNDS ?? 5);
/** Redirects as soon as nobody has to wait. */
const QUEUE = '/app/queue';
const MAX_REQUESTS = 25;
const MAX_PAINT_MS = 1_500;
/** Of JavaScript and CSS, where a page has a goal for it. Charts and all else that comes later count, too. */
const MAX_KB: readonly [path: RegExp, kilobytes: number][] = [
  [/^\/app$/, 170],
  [/^\/app\/(players|teams)\//, 220],
];

interface Load {
  readonly bytes: number;
  readonly requests: number;
  readonly paint: number;
  readonly shift: number;
}

const server = await startServer({ QUEUE_ON_LOCALHOST: 'true' });
const browser = await launchBrowser();
try {
  const named = process.env.PAGES?.split(',') ?? [];
  for (const path of named.length > 0 ? named : await usualPages(server.url)) {
    if (path === QUEUE) await fillQueue(server.url);
    const loads: Load[] = [];
    for (let round = 0; round < ROUNDS; round++) loads.push(await measure(path));
    const { bytes, requests, paint, shift } = loads.sort((a, b) => a.paint - b.paint)[
      Math.floor(ROUNDS / 2)
    ]!;
    console.log(
      `${path.padEnd(20)} ${(bytes / 1024).toFixed(0)} KB of JS and CSS, ${requests} requests, largest paint ${(paint / 1_000).toFixed(2)} s, shift ${shift.toFixed(3)}`,
    );
    const maxKb = MAX_KB.find(([page]) => page.test(path))?.[1];
    record({
      // The id of a match differs from run to run.
      what: `First load of ${path.replace(/^(\/app\/(match|highlights\/clip|teams)\/).+/, '$1{id}')} on a phone`,
      measured: `${(bytes / 1024).toFixed(0)} KB of JS and CSS, ${requests} requests, largest paint ${(paint / 1_000).toFixed(2)} s, shift ${shift.toFixed(3)}`,
      goal: `${maxKb ? `≤ ${maxKb} KB, ` : ''}≤ ${MAX_REQUESTS} requests, ≤ ${MAX_PAINT_MS / 1_000} s`,
      met:
        requests <= MAX_REQUESTS &&
        paint <= MAX_PAINT_MS &&
        (maxKb === undefined || bytes <= maxKb * 1_024),
      why: 'See the number beside its goal; apps/site/chunks/plan.ts weighs requests against code.',
    });
  }
} finally {
  await endAll();
}

/** The match is the next one of the demo, else the one that is played. The clip is the most liked. */
async function usualPages(url: string): Promise<string[]> {
  const found = await fetch(`${url}/api/request`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ object: 'match', action: 'ticker' }),
  });
  const { data } = (await found.json()) as {
    data: Record<'upcoming' | 'live', { id: string; teamA: { name: string } | null }[]>;
  };
  const [match] = [...data.upcoming, ...data.live];
  return [
    '/app',
    '/app/dashboard',
    '/app/privacy',
    '/app/tournaments',
    '/app/tournament/ProLeagueS3',
    `/app/match/${match!.id}`,
    '/app/players/leader',
    `/app/teams/${encodeURIComponent(match!.teamA!.name)}`,
    '/app/blog/what-is-new-on-the-site-match-rooms-odds-and-calendars',
    '/app/highlights',
    `/app/highlights/clip/${await findClip(url)}`,
    QUEUE,
  ];
}

/** Admits one visitor a minute: all after the first have to wait. */
async function fillQueue(url: string): Promise<void> {
  await setProperty(url, 'queueAdmissionsPerMinute', 1);
  await setProperty(url, 'queueEnabled', true);
  await fetch(`${url}/api/queue/enter/queue-firstinline`);
}

async function findClip(url: string): Promise<string> {
  const response = await fetch(`${url}/api/highlights/search`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ order: 'best', size: 1 }),
  });
  const { data } = (await response.json()) as { data: readonly { id: string }[] };
  return data[0]!.id;
}

async function measure(path: string): Promise<Load> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
  });
  const page = await context.newPage();
  const counted = await throttle(page);
  await page.addInitScript(() => {
    Object.assign(window, { paint: 0, shift: 0 });
    const seen = window as unknown as { paint: number; shift: number };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.paint = entry.startTime;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        seen.shift += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(server.url + path, { waitUntil: 'networkidle' });
  const { paint, shift } = await page.evaluate(() => {
    const seen = window as unknown as { paint: number; shift: number };
    return { paint: seen.paint, shift: seen.shift };
  });
  await context.close();
  return { ...counted, paint, shift };
}

async function throttle(page: Page): Promise<{ bytes: number; requests: number }> {
  const session = await page.context().newCDPSession(page);
  const counted = { bytes: 0, requests: 0 };
  const kinds = new Map<string, string>();
  const inDocument = new Set<string>();
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1_000_000) / 8,
    uploadThroughput: (0.75 * 1_000_000) / 8,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  // Pictures that stand in the document or in a style are reported like requests.
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (request.url.startsWith('data:')) inDocument.add(requestId);
  });
  session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (inDocument.has(requestId)) return;
    counted.requests++;
    if (/Script|Stylesheet/.test(kinds.get(requestId) ?? '')) counted.bytes += encodedDataLength;
  });
  return counted;
}
