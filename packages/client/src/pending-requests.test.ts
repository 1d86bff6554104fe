import { describe, expect, it } from 'vitest';
import { manualClock } from '../testing/clock';
import { createPendingRequests } from './pending-requests';
import { ConnectionLostError } from './retry';

function setUp() {
  const clock = manualClock();
  const sent: string[] = [];
  const requests = createPendingRequests(clock);
  const send = (id: string, signal?: AbortSignal) => requests.send(id, () => sent.push(id), signal);
  return { clock, requests, sent, send };
}

describe('a pending request', () => {
  it('gets the reply with its id', async () => {
    const { requests, sent, send } = setUp();
    const replies = [send('a'), send('b')];
    requests.resolve({ requestId: 'b', status: 'SUCCESS', data: 2 });
    requests.resolve({ requestId: 'a', status: 'SUCCESS', data: 1 });
    expect(await Promise.all(replies)).toEqual([
      { status: 'SUCCESS', data: 1 },
      { status: 'SUCCESS', data: 2 },
    ]);
    expect(sent).toEqual(['a', 'b']);
  });

  it.each([null, 'text', {}, { requestId: 'other' }])('ignores %o', async (reply) => {
    const { requests, send } = setUp();
    const response = send('a');
    requests.resolve(reply);
    requests.resolve({ requestId: 'a', status: 'SUCCESS' });
    expect(await response).toEqual({ status: 'SUCCESS' });
  });

  it('times out after 20 seconds', async () => {
    const { clock, requests, send } = setUp();
    const inTime = send('a');
    clock.advance(19_999);
    requests.resolve({ requestId: 'a', data: 1 });
    expect(await inTime).toEqual({ data: 1 });

    const late = send('b');
    clock.advance(20_000);
    requests.resolve({ requestId: 'b', data: 1 });
    await expect(late).rejects.toThrow('Response Timeout');
    await expect(late).rejects.not.toThrow(ConnectionLostError);
  });

  it('fails with ConnectionLostError if the connection is lost', async () => {
    const { requests, send } = setUp();
    const response = send('a');
    requests.rejectAll();
    await expect(response).rejects.toThrow(ConnectionLostError);
    await expect(response).rejects.toThrow('Response Timeout');
  });

  it('is not sent if it was aborted before', async () => {
    const { sent, send } = setUp();
    await expect(send('a', AbortSignal.abort(new Error('left')))).rejects.toThrow('left');
    expect(sent).toEqual([]);
  });
});
