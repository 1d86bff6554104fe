import { describe, expect, it } from 'vitest';
import { manualClock } from '../testing/clock';
import { createPending } from './pending';
import { ReplyLost } from './retry';

function setUp() {
  const clock = manualClock();
  const sent: string[] = [];
  const pending = createPending(clock);
  const ask = (id: string, signal?: AbortSignal) => pending.wait(id, () => sent.push(id), signal);
  return { clock, pending, sent, ask };
}

describe('a request that waits for its reply', () => {
  it('gets the reply that names it', async () => {
    const { pending, sent, ask } = setUp();
    const replies = [ask('a'), ask('b')];
    pending.settle({ requestId: 'b', status: 'SUCCESS', data: 2 });
    pending.settle({ requestId: 'a', status: 'SUCCESS', data: 1 });
    expect(await Promise.all(replies)).toEqual([
      { status: 'SUCCESS', data: 1 },
      { status: 'SUCCESS', data: 2 },
    ]);
    expect(sent).toEqual(['a', 'b']);
  });

  it.each([null, 'text', {}, { requestId: 'other' }])('is not met by %o', async (reply) => {
    const { pending, ask } = setUp();
    const answer = ask('a');
    pending.settle(reply);
    pending.settle({ requestId: 'a', status: 'SUCCESS' });
    expect(await answer).toEqual({ status: 'SUCCESS' });
  });

  it('is over after 20 seconds', async () => {
    const { clock, pending, ask } = setUp();
    const inTime = ask('a');
    clock.advance(19_999);
    pending.settle({ requestId: 'a', data: 1 });
    expect(await inTime).toEqual({ data: 1 });

    const late = ask('b');
    clock.advance(20_000);
    pending.settle({ requestId: 'b', data: 1 });
    await expect(late).rejects.toThrow('Response Timeout');
    await expect(late).rejects.not.toThrow(ReplyLost);
  });

  it('knows when the connection took its reply along', async () => {
    const { pending, ask } = setUp();
    const answer = ask('a');
    pending.loseAll();
    await expect(answer).rejects.toThrow(ReplyLost);
    await expect(answer).rejects.toThrow('Response Timeout');
  });

  it('is not sent when it was given up before', async () => {
    const { sent, ask } = setUp();
    await expect(ask('a', AbortSignal.abort(new Error('left')))).rejects.toThrow('left');
    expect(sent).toEqual([]);
  });
});
