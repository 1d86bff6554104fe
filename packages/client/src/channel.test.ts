import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Channel, type ChannelEvent, framesIn } from './channel';

const frame = (revision: number, since = revision - 1): ChannelEvent => ({
  channel: 'c',
  since,
  revision,
  type: 't',
  data: revision,
});

function setUp(revision?: number) {
  const heard: unknown[] = [];
  const channel = new Channel({
    event: ({ data }) => heard.push(data),
    snapshot: (snapshot, at) => heard.push({ snapshot, at }),
    missed: () => heard.push('missed'),
  });
  channel.await();
  if (revision !== undefined) channel.subscribed({ revision });
  return { channel, heard };
}

describe('a channel', () => {
  it('passes frames on in order', () => {
    const { channel, heard } = setUp(4);
    expect([channel.receive(frame(5)), channel.receive(frame(6))]).toEqual(['applied', 'applied']);
    expect(heard).toEqual([5, 6]);
    expect(channel.last).toBe(6);
  });

  it('ignores frames at or below the last revision', () => {
    const { channel, heard } = setUp(4);
    for (const revision of [3, 4, 5, 5, 4]) channel.receive(frame(revision));
    expect(heard).toEqual([5]);
  });

  it('applies a frame that reaches back but brings something new', () => {
    const { channel, heard } = setUp(4);
    expect(channel.receive(frame(7, 2))).toBe('applied');
    expect(heard).toEqual([7]);
  });

  it('notices a gap, and goes on after what was missed', () => {
    const { channel, heard } = setUp(4);
    expect(channel.receive(frame(7))).toBe('gap');
    expect(channel.receive(frame(8))).toBe('applied');
    expect(heard).toEqual([]);
    expect(channel.last).toBe(4);
    expect(channel.subscribed({ revision: 7, events: [frame(5), frame(6), frame(7)] })).toBe(
      'applied',
    );
    expect(heard).toEqual([5, 6, 7, 8]);
  });

  it('goes on after a snapshot that stands for what was missed', () => {
    const { channel, heard } = setUp(4);
    channel.receive(frame(7));
    channel.receive(frame(8));
    channel.subscribed({ revision: 7, snapshot: 'all' });
    expect(heard).toEqual([{ snapshot: 'all', at: 7 }, 8]);
  });

  it('holds frames that come before the first answer', () => {
    const { channel, heard } = setUp();
    for (const revision of [3, 4, 5]) channel.receive(frame(revision));
    expect(heard).toEqual([]);
    channel.subscribed({ revision: 4, snapshot: 'all' });
    expect(heard).toEqual([{ snapshot: 'all', at: 4 }, 5]);
  });

  it('notices a gap among the frames that it held', () => {
    const { channel, heard } = setUp();
    channel.receive(frame(7));
    expect(channel.subscribed({ revision: 4, snapshot: 'all' })).toBe('gap');
    expect(channel.subscribed({ revision: 7, events: [5, 6, 7].map((n) => frame(n)) })).toBe(
      'applied',
    );
    expect(heard).toEqual([{ snapshot: 'all', at: 4 }, 5, 6, 7]);
  });

  it('does not ask for ever for what the server does not give', () => {
    const { channel, heard } = setUp(4);
    channel.receive(frame(7));
    expect(channel.subscribed({ revision: 4, events: [] })).toBe('applied');
    expect(heard).toEqual(['missed', 7]);
    expect(channel.last).toBe(7);
  });

  it('says that something was missed when the server has neither events nor a snapshot', () => {
    const { channel, heard } = setUp(4);
    channel.await();
    channel.subscribed({ revision: 9 });
    expect(heard).toEqual(['missed']);
    expect(channel.last).toBe(9);
  });

  it('misses nothing when nothing happened meanwhile', () => {
    const { channel, heard } = setUp(4);
    channel.await();
    channel.subscribed({ revision: 4, events: [] });
    channel.await();
    channel.subscribed({ revision: 4 });
    expect(heard).toEqual([]);
  });

  it('begins anew with a server that does', () => {
    const { channel, heard } = setUp(40);
    channel.await();
    channel.subscribed({ revision: 2, events: [] });
    channel.receive(frame(3));
    expect(heard).toEqual(['missed', 3]);
  });

  it('passes frames without a revision on at once', () => {
    const { channel, heard } = setUp();
    channel.receive({ channel: 'c', type: 'bars', data: 'a' });
    expect(heard).toEqual(['a']);
    channel.subscribed({ snapshot: 'all' });
    channel.receive({ channel: 'c', type: 'bars', data: 'b' });
    expect(heard).toEqual(['a', { snapshot: 'all', at: null }, 'b']);
  });

  it('tells every event once and in order, whatever is lost, doubled or late', () => {
    const deliveries = fc.array(
      fc.record({
        revision: fc.integer({ min: 1, max: 30 }),
        times: fc.integer({ min: 1, max: 2 }),
      }),
    );
    fc.assert(
      fc.property(deliveries, fc.boolean(), (sent, lateAnswers) => {
        const { channel, heard } = setUp(0);
        let newest = 0;
        const answer = () => {
          let outcome: string;
          do {
            const from = channel.last ?? 0;
            const missed = Array.from({ length: newest - from }, (_, at) => frame(from + 1 + at));
            outcome = channel.subscribed({ revision: newest, events: missed });
          } while (outcome === 'gap');
        };
        let asking = false;
        for (const { revision, times } of sent) {
          newest = Math.max(newest, revision);
          for (let time = 0; time < times; time++) {
            if (channel.receive(frame(revision)) === 'gap') asking = true;
          }
          if (asking && !lateAnswers) {
            answer();
            asking = false;
          }
        }
        channel.await();
        answer();
        expect(heard).toEqual(Array.from({ length: newest }, (_, at) => at + 1));
      }),
    );
  });
});

describe('a push', () => {
  it.each([
    { of: 'one frame', push: frame(5), revisions: [[4, 5]] },
    {
      of: 'a list of frames',
      push: [frame(5), frame(6)],
      revisions: [
        [4, 5],
        [5, 6],
      ],
    },
    {
      of: 'a frame with a burst inside',
      push: { channel: 'c', since: 4, revision: 6, events: [frame(5), frame(6)] },
      revisions: [
        [4, 5],
        [5, 6],
      ],
    },
    {
      of: 'a burst whose events name only where they end',
      push: {
        channel: 'c',
        since: 4,
        events: [
          { revision: 5, type: 't' },
          { revision: 6, type: 't' },
        ],
      },
      revisions: [
        [4, 5],
        [5, 6],
      ],
    },
    { of: 'nothing', push: null, revisions: [] },
    { of: 'a text', push: 'hello', revisions: [] },
  ])('of $of is read', ({ push, revisions }) => {
    const frames = framesIn(push);
    expect(frames.map(({ since, revision }) => [since, revision])).toEqual(revisions);
    for (const { channel } of frames) expect(channel).toBe('c');
  });
});
