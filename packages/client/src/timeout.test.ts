import { describe, expect, it } from 'vitest';
import { manualClock } from '../testing/clock';
import type { Http } from './http';
import type { ResponseBody } from './response';
import { RESPONSE_TIMEOUT_MS, withTimeout } from './timeout';

/** Like `fetch`, it rejects with the signal's reason when that is aborted. */
function setUp() {
  const clock = manualClock();
  let respond: (body: ResponseBody) => void = () => {};
  const sent: AbortSignal[] = [];
  const http: Http = (_request, { signal }) =>
    new Promise((resolve, reject) => {
      respond = resolve;
      sent.push(signal!);
      if (signal!.aborted) reject(signal!.reason);
      signal!.addEventListener('abort', () => reject(signal!.reason));
    });
  return {
    clock,
    sent,
    respond: (body: ResponseBody) => respond(body),
    send: withTimeout(http, clock),
  };
}

const READ = { method: 'GET', path: '/teams' } as const;

describe('a request', () => {
  it('without a response is aborted and fails with Response Timeout', async () => {
    const { clock, send, sent } = setUp();
    const reply = send(READ, { account: null });
    clock.advance(RESPONSE_TIMEOUT_MS - 1);
    expect(sent[0]!.aborted).toBe(false);
    clock.advance(1);
    await expect(reply).rejects.toThrow('Response Timeout');
    expect(sent[0]!.aborted).toBe(true);
  });

  it('with a response in time is not aborted later', async () => {
    const { clock, send, sent, respond } = setUp();
    const reply = send(READ, { account: null });
    respond({ status: 'SUCCESS' });
    expect(await reply).toEqual({ status: 'SUCCESS' });
    clock.advance(2 * RESPONSE_TIMEOUT_MS);
    expect(sent[0]!.aborted).toBe(false);
  });

  it('with a large body has more time, for slow uploads', async () => {
    const { clock, send } = setUp();
    const picture = { method: 'POST', path: '/request', body: 'x'.repeat(2_000_000) } as const;
    const reply = send(picture, { account: null });
    let failed = false;
    reply.catch(() => {
      failed = true;
    });
    clock.advance(RESPONSE_TIMEOUT_MS + 99_999);
    await Promise.resolve();
    expect(failed).toBe(false);
    clock.advance(1);
    await expect(reply).rejects.toThrow('Response Timeout');
  });

  it('that the caller aborts rejects with the reason of the signal', async () => {
    const { send } = setUp();
    const controller = new AbortController();
    const reply = send(READ, { account: null, signal: controller.signal });
    controller.abort(new Error('Another page'));
    await expect(reply).rejects.toThrow('Another page');
    await expect(send(READ, { account: null, signal: controller.signal })).rejects.toThrow(
      'Another page',
    );
  });
});
