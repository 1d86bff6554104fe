import { describe, expect, it } from 'vitest';
import { manualClock } from '../testing/clock';
import type { Body } from './answer';
import type { Http } from './http';
import { ANSWER_WITHIN_MS, inTime } from './time-limit';

/** Like `fetch`: fails with the signal's reason as soon as that is given. */
function setUp() {
  const clock = manualClock();
  let answer: (body: Body) => void = () => {};
  const sent: AbortSignal[] = [];
  const http: Http = (_request, { signal }) =>
    new Promise((done, fail) => {
      answer = done;
      sent.push(signal!);
      if (signal!.aborted) fail(signal!.reason);
      signal!.addEventListener('abort', () => fail(signal!.reason));
    });
  return { clock, sent, answer: (body: Body) => answer(body), limited: inTime(http, clock) };
}

const READ = { method: 'GET', path: '/teams' } as const;

describe('a request', () => {
  it('that gets no answer is broken off and fails with Response Timeout', async () => {
    const { clock, limited, sent } = setUp();
    const reply = limited(READ, { account: null });
    clock.advance(ANSWER_WITHIN_MS - 1);
    expect(sent[0]!.aborted).toBe(false);
    clock.advance(1);
    await expect(reply).rejects.toThrow('Response Timeout');
    expect(sent[0]!.aborted).toBe(true);
  });

  it('that is answered in time is left alone ever after', async () => {
    const { clock, limited, sent, answer } = setUp();
    const reply = limited(READ, { account: null });
    answer({ status: 'SUCCESS' });
    expect(await reply).toEqual({ status: 'SUCCESS' });
    clock.advance(2 * ANSWER_WITHIN_MS);
    expect(sent[0]!.aborted).toBe(false);
  });

  it('with much to send has the time that a slow line takes for it', async () => {
    const { clock, limited } = setUp();
    const picture = { method: 'POST', path: '/request', body: 'x'.repeat(2_000_000) } as const;
    const reply = limited(picture, { account: null });
    let failed = false;
    reply.catch(() => {
      failed = true;
    });
    clock.advance(ANSWER_WITHIN_MS + 99_999);
    await Promise.resolve();
    expect(failed).toBe(false);
    clock.advance(1);
    await expect(reply).rejects.toThrow('Response Timeout');
  });

  it('that nobody wants any more ends with the reason given', async () => {
    const { limited } = setUp();
    const own = new AbortController();
    const reply = limited(READ, { account: null, signal: own.signal });
    own.abort(new Error('Another page'));
    await expect(reply).rejects.toThrow('Another page');
    await expect(limited(READ, { account: null, signal: own.signal })).rejects.toThrow(
      'Another page',
    );
  });
});
