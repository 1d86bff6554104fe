/** Cached answers take a fast path; it must do everything for a call that the dispatcher does. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Account, startTestApp, type TestApp } from '../../../testing/app';
import { cookieIn, enter, setQueue, visitorNamed } from '../../../testing/queue';
import { until } from '../../../testing/until';
import { openLog } from '../log';

const PATH = '/api/teams/Night%20Harbor/info';

let app: TestApp;
let admin: Account;
const lines: string[] = [];

beforeAll(async () => {
  app = await startTestApp({
    config: { demo: 'small', queueOnLocalhost: true },
    log: openLog('info', { write: (line) => void lines.push(line) }),
  });
  admin = await app.signIn('An Admin', ['Admin']);
});
afterAll(() => app.stop());

/** Once it has been read, the answer is cached for a minute. */
async function readCached(init: RequestInit = {}): Promise<Response> {
  await fetch(`${app.address}${PATH}`).then((response) => response.text());
  return fetch(`${app.address}${PATH}`, init);
}

it('is the computed answer with the same headers', async () => {
  const computed = await app.call({ path: `${PATH}?first` });
  const cached = await app.call({ path: `${PATH}?first` });
  expect(cached.body).toEqual(computed.body);
  const headersOf = ({ headers }: typeof cached) =>
    [...headers].filter(([name]) => !['date', 'x-request-id'].includes(name)).sort();
  expect(headersOf(cached)).toEqual(headersOf(computed));
});

it('answers HEAD with the headers of GET and no body', async () => {
  const whole = await readCached();
  const head = await readCached({ method: 'HEAD' });
  const length = String((await whole.arrayBuffer()).byteLength);
  expect([head.status, head.headers.get('etag')]).toEqual([200, whole.headers.get('etag')]);
  expect([head.headers.get('content-length'), await head.text()]).toEqual([length, '']);
});

describe('a conditional request', () => {
  it.each([
    { known: (etag: string) => etag, status: 304 },
    { known: (etag: string) => `W/${etag}`, status: 304 },
    { known: (etag: string) => `"older", ${etag}`, status: 304 },
    { known: () => '"older"', status: 200 },
  ])('answers $status', async ({ known, status }) => {
    const etag = (await readCached()).headers.get('etag')!;
    const again = await readCached({ headers: { 'if-none-match': known(etag) } });
    expect([again.status, again.headers.get('etag')]).toEqual([status, etag]);
    expect((await again.text()) === '').toBe(status === 304);
  });
});

it('is not used for another API version', async () => {
  expect((await readCached({ headers: { 'x-api-version': '1' } })).status).toBe(200);
  expect((await readCached({ headers: { 'x-api-version': '2' } })).status).toBe(400);
});

it('is not used with invalid credentials', async () => {
  const authorization = `${admin.id}.guessed`;
  expect((await readCached({ headers: { authorization } })).status).toBe(403);
});

it('is logged with the request id of the answer', async () => {
  const response = await readCached();
  const requestId = response.headers.get('x-request-id');
  const written = () => lines.join('').split('\n').filter(Boolean);
  await until('the line', () => written().some((line) => line.includes(`"${requestId}"`)));
  const line = written().find((one) => one.includes(`"${requestId}"`))!;
  expect(JSON.parse(line)).toEqual({
    level: 30,
    time: expect.any(Number),
    requestId,
    call: 'GET /teams/{name}/info',
    status: 200,
    ms: expect.any(Number),
    msg: 'call',
  });
});

it('is counted in the metrics', async () => {
  const count = async () => {
    const metrics = await (await fetch(`${app.address}/metrics`)).text();
    const series = 'mes_call_seconds_count{call="GET /teams/{name}/info",status="200"}';
    return Number(metrics.split(`${series} `)[1]?.split('\n')[0]);
  };
  await readCached();
  const before = await count();
  await readCached();
  expect((await count()) - before).toBe(2);
});

it('counts against the rate limit and is refused beyond it', async () => {
  const strict = await startTestApp({
    rateLimits: true,
    config: { rateLimitFactor: 5 / 600 },
    databaseUrl: app.databaseUrl,
  });
  const replies = [];
  for (let tries = 0; tries < 6; tries++) replies.push(await strict.call({ path: PATH }));
  await strict.stop();
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429]);
  const refused = replies.at(-1)!;
  expect(refused.body).toMatchObject({ status: 'ERROR', retryAfter: expect.any(Number) });
  expect(refused.headers.get('retry-after')).toBe(String(refused.body.retryAfter));
  expect(refused.headers.get('cache-control')).toBe('no-store');
});

describe('while the queue is on', () => {
  beforeAll(async () => {
    await readCached();
    await setQueue(app, admin, { queueEnabled: true, queueAdmissionsPerMinute: 60_000 });
  });
  afterAll(() => setQueue(app, admin, { queueEnabled: false }));

  it('is refused to visitors who have to wait', async () => {
    const reply = await app.call({ path: PATH });
    expect(reply).toMatchObject({ status: 403, body: { error: { queue: true } } });
  });

  it('is sent to visitors with a pass', async () => {
    const cookie = cookieIn(await enter(app, visitorNamed('reader')), 'queue_pass')!;
    expect((await app.call({ path: PATH, headers: { cookie } })).status).toBe(200);
  });
});

it('is sent again as soon as the queue is off', async () => {
  expect((await readCached()).status).toBe(200);
});
