import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { manualClock } from '../testing/clock';
import { startServer, success, type TestServer } from '../testing/server';
import { createClient } from './client';
import { memoryStorage } from './identity';
import { createMethods } from './methods';

const ANN = { id: 'p1', secret: 's1' };
const ATTACHMENT = { id: 'p/2', name: 'shot 1.png', file: new Blob(['pixels']) };
let server: TestServer;

beforeEach(async () => {
  server = await startServer();
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await server.close();
});

function setUp() {
  const clock = manualClock();
  const client = createClient({ baseUrl: server.url, clock, storage: memoryStorage(ANN) });
  const percents: number[] = [];
  const send = (signal?: AbortSignal) =>
    createMethods(client).addNoteAttachment(ATTACHMENT, {
      onProgress: (percent) => percents.push(percent),
      signal,
    });
  return { clock, percents, send };
}

describe('an upload', () => {
  it('is a multipart POST with credentials and version', async () => {
    const { send, percents } = setUp();
    server.reply(success({ id: 'a1' }));
    expect(await send()).toEqual({ id: 'a1' });
    const [request] = server.httpRequests;
    expect(request).toMatchObject({
      method: 'POST',
      path: '/api/notes/p%2F2/attachments/shot%201.png',
    });
    expect(request?.headers).toMatchObject({ authorization: 'p1.s1', 'x-api-version': '1' });
    expect(request?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    expect(request?.text).toContain('pixels');
    expect(percents).toEqual([0, 100]);
  });

  it('that is refused fails with the message', async () => {
    const { send } = setUp();
    server.reply({ status: 400, body: { status: 'ERROR', message: 'Too large.' } });
    await expect(send()).rejects.toThrow('Too large.');
  });

  it('with Retry-After is retried', async () => {
    const { clock, send } = setUp();
    server.reply({ status: 429, headers: { 'retry-after': '2' }, body: {} }, success({ id: 'a1' }));
    const sent = send();
    await clock.waitForTimer(2_000);
    clock.advance(2_000);
    expect(await sent).toEqual({ id: 'a1' });
  });
});

describe('an upload in a browser', () => {
  class FakeXhr {
    static last: FakeXhr;
    readonly headers: Record<string, string> = {};
    readonly upload: { onprogress: ((event: object) => void) | null } = { onprogress: null };
    status = 0;
    statusText = '';
    responseText = '';
    aborted = false;
    onload: (() => void) | null = null;
    onerror: (() => void) | null = null;

    constructor() {
      FakeXhr.last = this;
      onStart?.();
    }
    open() {}
    setRequestHeader(name: string, value: string) {
      this.headers[name] = value;
    }
    getResponseHeader = () => null;
    send() {}
    abort() {
      this.aborted = true;
    }
  }
  let onStart: (() => void) | undefined;

  function start(signal?: AbortSignal) {
    vi.stubGlobal('XMLHttpRequest', FakeXhr);
    const started = new Promise<void>((resolve) => {
      onStart = resolve;
    });
    const { send, percents } = setUp();
    const sent = send(signal);
    return { sent, percents, started };
  }

  it('reports whole percents from 0 to 100', async () => {
    const { sent, percents, started } = start();
    await started;
    const xhr = FakeXhr.last;
    xhr.upload.onprogress?.({ loaded: 1, total: 3 });
    xhr.upload.onprogress?.({ loaded: 2, total: 3 });
    Object.assign(xhr, { status: 200, responseText: '{"status":"SUCCESS","data":{"id":"a1"}}' });
    xhr.onload?.();
    expect(await sent).toEqual({ id: 'a1' });
    expect(percents).toEqual([0, 33, 67, 100]);
    expect(xhr.headers).toEqual({ authorization: 'p1.s1', 'x-api-version': '1' });
  });

  it.each([
    { status: 403, responseText: '{"status":"ERROR","message":"No."}', message: 'No.' },
    { status: 502, responseText: '<html>', statusText: 'Bad Gateway', message: 'Bad Gateway' },
  ])('fails with "$message"', async ({ message, ...response }) => {
    const { sent, started } = start();
    await started;
    Object.assign(FakeXhr.last, response);
    FakeXhr.last.onload?.();
    await expect(sent).rejects.toThrow(message);
  });

  it('fails when the connection breaks', async () => {
    const { sent, started } = start();
    await started;
    FakeXhr.last.onerror?.();
    await expect(sent).rejects.toThrow('The upload was interrupted.');
  });

  it('can be aborted', async () => {
    const controller = new AbortController();
    const { sent, started } = start(controller.signal);
    await started;
    controller.abort(new Error('left'));
    await expect(sent).rejects.toThrow('left');
    expect(FakeXhr.last.aborted).toBe(true);
  });
});
