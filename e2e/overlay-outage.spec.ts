/** A server crash in the middle of a match: the picture on air stays, and no event is lost. */
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CapturedMap } from '@mes/contract/capture';
import type { MatchSummary, WebsiteMatch } from '@mes/contract/match-schemas';
import { expect, test } from '@playwright/test';
import { signInAsDemo } from '../apps/server/testing/demo-account';
import { addSession } from './browser-session';
import { recordTexts } from './record-texts';
import { type RunningServer, startServer } from './server';

const OUTAGE_MS = 30_000;
/** Shorter than any pause between two attempts. */
const STEP_MS = 500;
/** The maximum pause between two attempts of an overlay, plus the time to read. */
const BACK_WITHIN_MS = 20_000;

let DATA_DIR: string;
let server: RunningServer | undefined;

test.beforeAll(async () => {
  DATA_DIR = await mkdtemp(join(tmpdir(), 'mes-e2e-'));
});
test.afterAll(async () => {
  // A killed server leaves its database running: the next one reuses and stops it.
  server ??= await startServer({ DATA_DIR });
  await server.stop();
  await rm(DATA_DIR, { recursive: true, force: true });
});

test('the server is killed for half a minute of a live match', async ({ page, context }) => {
  test.setTimeout(180_000);
  server = await startServer({ DATA_DIR });
  const { url } = server;
  const desk = await openDesk(url);
  const { map } = desk;

  await addSession(context, url, await signInAsDemo(url, 'streamer'));
  await context.clock.install();
  await page.goto(`${url}/app/stream/configuration`);
  const overlay = await context.newPage();
  await overlay.goto(`${url}/app/streaming/embers-s3/maps-overview`);
  const roundsInTheRoom = page.getByLabel(`Rounds of ${desk.teamOf[desk.scorer]} on ${map.map}`);
  const everywhere = async (rounds: number) => {
    await expect(roundsInTheRoom).toHaveValue(String(rounds), { timeout: BACK_WITHIN_MS });
    await expect(overlay.locator(`[data-map="${map.map}"]`)).toContainText(
      desk.scoreWith(rounds) + map.map,
      { timeout: BACK_WITHIN_MS },
    );
  };
  await everywhere(desk.rounds);
  const before = [await desk.captureRound(), await desk.captureRound()];
  await everywhere(desk.rounds + 2);
  let loads = 0;
  overlay.on('load', () => loads++);
  const changes = await recordTexts(overlay.locator('.mes-overlay'));

  // One request is pending when the server dies: its sender cannot know whether it arrived.
  const lost = desk.roundEnd();
  const sending = desk.record(lost).catch(() => 'no answer');
  await server.kill();
  server = undefined;
  await sending;
  let attempts = 0;
  overlay.on('requestfailed', () => attempts++);
  // By the clock of the pages, in steps, so that what they ask for in between can fail.
  for (let ms = 0; ms < OUTAGE_MS; ms += STEP_MS) await context.clock.runFor(STEP_MS);
  expect(attempts).toBeGreaterThan(2);
  expect(await changes()).toEqual([]);
  await expect(overlay.getByRole('alert')).toHaveCount(0);
  await expect(roundsInTheRoom).toBeVisible();

  server = await startServer({ DATA_DIR, PORT: new URL(url).port });
  await desk.record(lost);
  const after = await desk.captureRound();
  await everywhere(desk.rounds + 4);
  await expect(overlay.getByRole('alert')).toHaveCount(0);
  expect(loads).toBe(0);
  const captured = (await desk.captured()).slice(-4);
  expect(captured).toEqual([...before, lost, after].map(({ id }) => id));
});

/** Captures rounds of the map that is being played, for the team that is behind on it. */
async function openDesk(url: string) {
  const operator = await signInAsDemo(url, 'moderator');
  const call = async <Data>(path: string, body?: object): Promise<Data> => {
    const response = await fetch(`${url}/api${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        'content-type': 'application/json',
        authorization: `${operator.id}.${operator.secret}`,
      },
      body: body && JSON.stringify(body),
    });
    const answer = (await response.json()) as { status: string; data: Data };
    if (answer.status !== 'SUCCESS') throw new Error(JSON.stringify(answer));
    return answer.data;
  };
  const act = <Data>(action: string, data: object) =>
    call<Data>('/request', { object: 'data_capture', action, value: match.id, data, version: 1 });

  const [live] = await call<MatchSummary[]>('/matches/find', { states: ['live'] });
  const match = await call<WebsiteMatch>(`/website/matches/${live!.id}`);
  const map = match.maps.find(({ state }) => state === 'live')!;
  const { scoreA, scoreB } = map;
  const scorer = scoreA < scoreB ? ('A' as const) : ('B' as const);
  const roundEnd = () => ({ id: randomUUID(), at: Date.now(), kind: 'round_end', winner: scorer });
  const record = (event: object) =>
    act('record', { map: map.index, events: [event], now: Date.now() });
  return {
    map,
    scorer,
    rounds: Math.min(scoreA, scoreB),
    teamOf: { A: match.teamA!.name, B: match.teamB!.name },
    /** Both figures as a scene's text has them, one right after the other. */
    scoreWith: (rounds: number) => (scorer === 'A' ? `${rounds}${scoreB}` : `${scoreA}${rounds}`),
    roundEnd,
    record,
    async captureRound() {
      const event = roundEnd();
      await record(event);
      return event;
    },
    async captured() {
      const [found] = await act<CapturedMap[]>('get_maps', { map: map.index });
      return found!.events.map(({ event }) => event.id);
    },
  };
}
