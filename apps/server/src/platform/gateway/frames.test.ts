import { describe, expect, it } from 'vitest';
import type { OutboxEvent } from '../database/events';
import { eventMessages, type Message, stateMessage, textFrame } from './frames';

const event = (revision: number, data: string): OutboxEvent => ({
  id: revision,
  channel: 'match:1',
  since: revision - 1,
  revision,
  type: 'map.won',
  data,
});
const packetOf = (message: Message) => JSON.parse(message.packet.text.slice(1));
const overlayOf = ({ overlay }: Message) =>
  JSON.parse(overlay.subarray(overlay.length - lengthIn(overlay)).toString());

describe('a WebSocket frame', () => {
  it.each([
    [0, 2],
    [125, 2],
    [126, 4],
    [65_535, 4],
    [65_536, 10],
  ])('of %i bytes has a header of %i', (length, header) => {
    const frame = textFrame(Buffer.alloc(length, 'x'));
    expect(frame.length).toBe(header + length);
    expect(frame[0]).toBe(0x81);
    expect(lengthIn(frame)).toBe(length);
  });
});

describe('messages', () => {
  it('carry a single event as a frame, for both kinds of socket', () => {
    const [message] = eventMessages([event(3, 'ä')]);
    const frame = { channel: 'match:1', since: 2, revision: 3, type: 'map.won', data: 'ä' };
    expect(packetOf(message!)).toEqual(['channel_event', frame]);
    expect(overlayOf(message!)).toEqual({ action: 'event', ...frame });
    expect(message!.packet.options.wsPreEncodedFrame[0].toString()).toContain(
      `4${message!.packet.text}`,
    );
  });

  it('carry several as a list', () => {
    const messages = eventMessages([event(3, 'a'), event(4, 'b')]);
    expect(messages).toHaveLength(1);
    expect(packetOf(messages[0]!)[1]).toMatchObject([{ revision: 3 }, { revision: 4 }]);
    expect(overlayOf(messages[0]!)).toMatchObject({
      action: 'events',
      events: [{ revision: 3 }, { revision: 4 }],
    });
  });

  it('are limited in size', () => {
    const many = eventMessages(Array.from({ length: 450 }, (_, index) => event(index + 1, 'a')));
    expect(many.map((message) => packetOf(message)[1].length)).toEqual([200, 200, 50]);
    const large = eventMessages([1, 2, 3].map((revision) => event(revision, 'x'.repeat(120_000))));
    expect(large).toHaveLength(2);
  });

  it('are encoded once, however often they are sent', () => {
    const [message] = eventMessages([event(1, 'a')]);
    const { packet, overlay } = message!;
    expect(message!.packet).toBe(packet);
    expect(message!.overlay).toBe(overlay);
  });

  it('carry a plain state without a revision', () => {
    const message = stateMessage('voting', { a: 1 });
    expect(packetOf(message)).toEqual(['channel_state', { channel: 'voting', data: { a: 1 } }]);
    expect(overlayOf(message)).toEqual({ action: 'state', channel: 'voting', data: { a: 1 } });
  });
});

function lengthIn(frame: Buffer): number {
  const short = frame[1]!;
  if (short < 126) return short;
  return short === 126 ? frame.readUInt16BE(2) : Number(frame.readBigUInt64BE(2));
}
