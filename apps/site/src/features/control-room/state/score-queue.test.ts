import { describe, expect, it } from 'vitest';
import type { ActInput } from './act-input';
import { createScoreQueue, type WaitingAct, waitingScore } from './score-queue';

const plus = (team: 'A' | 'B'): ActInput => ({ act: 'game', game: { act: 'score', team, by: 1 } });

function setUp() {
  const sent: string[] = [];
  const refused: unknown[] = [];
  const server = { isAway: false, refuses: null as string | null };
  let keys = 0;
  const queue = createScoreQueue({
    newKey: () => `key ${++keys}`,
    send: async ({ key }: WaitingAct) => {
      if (server.isAway) throw new Error('away');
      if (server.refuses === key) throw new Error('refused');
      sent.push(key);
    },
    isAway: (error) => (error as Error).message === 'away',
    onRefused: (error) => refused.push(error),
  });
  return { queue, sent, refused, server };
}

describe('scores', () => {
  it('wait in order while the server is away, each with its own key', async () => {
    const { queue, sent, server } = setUp();
    server.isAway = true;
    queue.add(plus('A'));
    queue.add(plus('B'));
    queue.add(plus('A'));
    await queue.flush();
    expect(sent).toEqual([]);
    expect(waitingScore(queue.get())).toEqual({ A: 2, B: 1 });
    server.isAway = false;
    await queue.flush();
    expect(sent).toEqual(['key 1', 'key 2', 'key 3']);
    expect(queue.get()).toEqual([]);
  });

  it('that are refused do not stop those behind them', async () => {
    const { queue, sent, refused, server } = setUp();
    server.isAway = true;
    queue.add(plus('A'));
    queue.add(plus('A'));
    await queue.flush();
    server.isAway = false;
    server.refuses = 'key 1';
    await queue.flush();
    expect(refused).toHaveLength(1);
    expect(sent).toEqual(['key 2']);
  });
});
