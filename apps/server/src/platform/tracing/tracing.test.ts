import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { startTestApp } from '../../../testing/app';
import { silentLog } from '../../../testing/settings';
import { until } from '../../../testing/until';
import { getJson } from '../game-api/get-json';
import { createTraceparentReader } from '../http/traceparent';
import { Jobs } from '../jobs/jobs';

const TRACE_ID = '0af7651916cd43dd8448eb211c80319c';
const SPAN_ID = 'b7ad6b7169203331';
const TRACEPARENT = `00-${TRACE_ID}-${SPAN_ID}-01`;

interface ReceivedSpan {
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly status: { readonly code: number };
  readonly attributes: readonly { key: string; value: Record<string, unknown> }[];
}

it('sends spans of calls, statements, jobs and requests that name nobody', async () => {
  const collector = await startCollector();
  const { address } = collector;
  const app = await startTestApp({
    config: { tracing: { endpoint: address, serviceName: 'mes-test' }, trustProxy: 'loopback' },
  });
  const admin = await app.signIn('Somebody', ['Admin']);
  const write = { object: 'property', action: 'create', value: 'hidden-id' };
  const data = { type: 'string', value: 'a hidden value' };
  const written = await app.call({
    path: '/api/request',
    body: { ...write, data },
    as: admin,
    headers: { traceparent: TRACEPARENT },
  });
  expect(written.status).toBe(200);
  await app.call({ path: '/api/properties/hidden-id', headers: { traceparent: 'nonsense' } });
  await getJson(new URL(`${address}/profile?name=hidden-player`), limits);
  await getJson(new URL(`${address}/broken`), limits).catch(() => {});
  await runJob(app.database);
  const readTraceparent = createTraceparentReader('10.0.0.1');
  const from = (remoteAddress: string) =>
    readTraceparent({ headers: { traceparent: TRACEPARENT }, socket: { remoteAddress } });
  expect([from('10.0.0.1'), from('10.0.0.2')]).toEqual([TRACEPARENT, undefined]);
  await app.stop();
  await collector.stop();

  const spans = collector.spans();
  const call = spans.find(({ name }) => name === 'property/create')!;
  expect(call).toMatchObject({ traceId: TRACE_ID, parentSpanId: SPAN_ID });
  expect(attributesOf(call)).toEqual({ 'mes.role': 'admin', 'mes.status': 200 });
  const statements = spans.filter(({ parentSpanId }) => parentSpanId === call.spanId);
  expect(statements.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['BEGIN', 'INSERT properties', 'COMMIT']),
  );
  const read = spans.find(({ name }) => name === 'GET /properties/{id}')!;
  expect(read.parentSpanId).toBeUndefined();
  expect(attributesOf(read)).toMatchObject({ 'mes.role': 'visitor' });
  const requests = spans.filter(({ name }) => name === 'GET 127.0.0.1');
  expect(requests.map(({ status }) => status.code)).toEqual([0, 2]);
  expect(spans.filter(({ name }) => name === 'job traced')).toHaveLength(1);
  expect(collector.text()).toContain('mes-test');
  for (const secret of ['hidden', 'Somebody', admin.id, admin.secret])
    expect(collector.text()).not.toContain(secret);
});

const limits = { timeoutMs: 2_000, maxBytes: 1_000 };

async function runJob(database: ConstructorParameters<typeof Jobs>[0]): Promise<void> {
  const jobs = new Jobs(database, silentLog);
  let isDone = false;
  const kind = {
    name: 'traced',
    async run() {
      isDone = true;
    },
  };
  jobs.define(kind);
  await jobs.start();
  await database.transaction((tx) => jobs.enqueue(tx, kind, { player: 'hidden' }));
  await until('the job', () => isDone);
  await jobs.stop();
}

/** Takes what an OpenTelemetry collector takes; other addresses answer like the API of the game. */
async function startCollector() {
  const bodies: string[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      if (request.url === '/v1/traces') bodies.push(body);
      if (request.url === '/broken') response.destroy();
      else response.setHeader('content-type', 'application/json').end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    text: () => bodies.join('\n'),
    spans: () =>
      bodies.flatMap((body) => {
        const { resourceSpans } = JSON.parse(body) as {
          resourceSpans: { scopeSpans: { spans: ReceivedSpan[] }[] }[];
        };
        return resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans));
      }),
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}

function attributesOf({ attributes }: ReceivedSpan): Record<string, unknown> {
  return Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));
}
