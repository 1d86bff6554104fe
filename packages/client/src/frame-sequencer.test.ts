import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Frame, FrameSequencer, parseFrames } from './frame-sequencer';

const frame = (revision: number, since = revision - 1): Frame => ({
  channel: 'c',
  since,
  revision,
  type: 't',
  data: revision,
});

function setUp(revision?: number) {
  const received: unknown[] = [];
  const sequencer = new FrameSequencer({
    event: ({ data }) => received.push(data),
    snapshot: (snapshot, at) => received.push({ snapshot, at }),
    missed: () => received.push('missed'),
  });
  sequencer.startBuffering();
  if (revision !== undefined) sequencer.applyResult({ revision });
  return { sequencer, received };
}

describe('a frame sequencer', () => {
  it('passes on frames in order', () => {
    const { sequencer, received } = setUp(4);
    expect([sequencer.receive(frame(5)), sequencer.receive(frame(6))]).toEqual([
      'applied',
      'applied',
    ]);
    expect(received).toEqual([5, 6]);
    expect(sequencer.revision).toBe(6);
  });

  it('ignores frames at or below the last revision', () => {
    const { sequencer, received } = setUp(4);
    for (const revision of [3, 4, 5, 5, 4]) sequencer.receive(frame(revision));
    expect(received).toEqual([5]);
  });

  it('applies a frame that overlaps with earlier ones but is newer', () => {
    const { sequencer, received } = setUp(4);
    expect(sequencer.receive(frame(7, 2))).toBe('applied');
    expect(received).toEqual([7]);
  });

  it('detects a gap and continues after the missed frames', () => {
    const { sequencer, received } = setUp(4);
    expect(sequencer.receive(frame(7))).toBe('gap');
    expect(sequencer.receive(frame(8))).toBe('applied');
    expect(received).toEqual([]);
    expect(sequencer.revision).toBe(4);
    expect(sequencer.applyResult({ revision: 7, events: [frame(5), frame(6), frame(7)] })).toBe(
      'applied',
    );
    expect(received).toEqual([5, 6, 7, 8]);
  });

  it('continues after a snapshot that replaces the missed frames', () => {
    const { sequencer, received } = setUp(4);
    sequencer.receive(frame(7));
    sequencer.receive(frame(8));
    sequencer.applyResult({ revision: 7, snapshot: 'all' });
    expect(received).toEqual([{ snapshot: 'all', at: 7 }, 8]);
  });

  it('buffers frames that arrive before the first response', () => {
    const { sequencer, received } = setUp();
    for (const revision of [3, 4, 5]) sequencer.receive(frame(revision));
    expect(received).toEqual([]);
    sequencer.applyResult({ revision: 4, snapshot: 'all' });
    expect(received).toEqual([{ snapshot: 'all', at: 4 }, 5]);
  });

  it('detects a gap among the buffered frames', () => {
    const { sequencer, received } = setUp();
    sequencer.receive(frame(7));
    expect(sequencer.applyResult({ revision: 4, snapshot: 'all' })).toBe('gap');
    expect(sequencer.applyResult({ revision: 7, events: [5, 6, 7].map((n) => frame(n)) })).toBe(
      'applied',
    );
    expect(received).toEqual([{ snapshot: 'all', at: 4 }, 5, 6, 7]);
  });

  it('does not retry for ever if the server lacks the missed frames', () => {
    const { sequencer, received } = setUp(4);
    sequencer.receive(frame(7));
    expect(sequencer.applyResult({ revision: 4, events: [] })).toBe('applied');
    expect(received).toEqual(['missed', 7]);
    expect(sequencer.revision).toBe(7);
  });

  it('reports missed events if the server has neither events nor a snapshot', () => {
    const { sequencer, received } = setUp(4);
    sequencer.startBuffering();
    sequencer.applyResult({ revision: 9 });
    expect(received).toEqual(['missed']);
    expect(sequencer.revision).toBe(9);
  });

  it('reports nothing if nothing happened meanwhile', () => {
    const { sequencer, received } = setUp(4);
    sequencer.startBuffering();
    sequencer.applyResult({ revision: 4, events: [] });
    sequencer.startBuffering();
    sequencer.applyResult({ revision: 4 });
    expect(received).toEqual([]);
  });

  it('starts over if the revisions of the server do', () => {
    const { sequencer, received } = setUp(40);
    sequencer.startBuffering();
    sequencer.applyResult({ revision: 2, events: [] });
    sequencer.receive(frame(3));
    expect(received).toEqual(['missed', 3]);
  });

  it('passes on frames without a revision at once', () => {
    const { sequencer, received } = setUp();
    sequencer.receive({ channel: 'c', type: 'bars', data: 'a' });
    expect(received).toEqual(['a']);
    sequencer.applyResult({ snapshot: 'all' });
    sequencer.receive({ channel: 'c', type: 'bars', data: 'b' });
    expect(received).toEqual(['a', { snapshot: 'all', at: null }, 'b']);
  });

  it('delivers every event once and in order, even if some are lost, duplicated or late', () => {
    const deliveries = fc.array(
      fc.record({
        revision: fc.integer({ min: 1, max: 30 }),
        times: fc.integer({ min: 1, max: 2 }),
      }),
    );
    fc.assert(
      fc.property(deliveries, fc.boolean(), (sent, lateResponses) => {
        const { sequencer, received } = setUp(0);
        let newest = 0;
        const respond = () => {
          let result: string;
          do {
            const from = sequencer.revision ?? 0;
            const missed = Array.from({ length: newest - from }, (_, at) => frame(from + 1 + at));
            result = sequencer.applyResult({ revision: newest, events: missed });
          } while (result === 'gap');
        };
        let hasGap = false;
        for (const { revision, times } of sent) {
          newest = Math.max(newest, revision);
          for (let time = 0; time < times; time++) {
            if (sequencer.receive(frame(revision)) === 'gap') hasGap = true;
          }
          if (hasGap && !lateResponses) {
            respond();
            hasGap = false;
          }
        }
        sequencer.startBuffering();
        respond();
        expect(received).toEqual(Array.from({ length: newest }, (_, at) => at + 1));
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
      of: 'a frame with several events',
      push: { channel: 'c', since: 4, revision: 6, events: [frame(5), frame(6)] },
      revisions: [
        [4, 5],
        [5, 6],
      ],
    },
    {
      of: 'a frame whose events have no since',
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
    { of: 'a string', push: 'hello', revisions: [] },
  ])('of $of is parsed', ({ push, revisions }) => {
    const frames = parseFrames(push);
    expect(frames.map(({ since, revision }) => [since, revision])).toEqual(revisions);
    for (const { channel } of frames) expect(channel).toBe('c');
  });
});
