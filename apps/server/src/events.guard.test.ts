/** Checks every declared event: the tests are generated from the contract. */
import { channelPatterns } from '@mes/contract/channel-names';
import { type ChannelKey, channelDeclarations } from '@mes/contract/channels';
import type { EventSchemas } from '@mes/contract/define-channel';
import { type EventFrame, EventFrameSchema } from '@mes/contract/sockets';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { type Account, startTestApp, type TestApp } from '../testing/app';
import { sampleOf } from '../testing/inputs';
import { addTeam } from '../testing/league';
import { recordEvent } from '../testing/record-event';
import { TestRoom } from '../testing/room';
import { connect, connectOverlay, type GatewayClient } from '../testing/sockets';
import { until } from '../testing/until';
import { audiences } from './features/features';
import { assertDeclared } from './platform/outbox/publish';

const keys = Object.keys(channelDeclarations) as ChannelKey[];
const rows = keys
  .filter((key) => audiences[key] !== null)
  .map((key) => ({ key, events: Object.entries<z.ZodType>(eventsOn(key)) }));

let app: TestApp;
let staff: Account;
let room: TestRoom;
let ticketId: string;
let client: GatewayClient;

beforeAll(async () => {
  app = await startTestApp();
  staff = await app.signIn('A Listener', ['Admin']);
  const [a, b] = [await addTeam(app, 'Left'), await addTeam(app, 'Right')];
  room = await TestRoom.open(app, { staff, a, b });
  ticketId = await openTicket(await app.signIn('A Player'));
  client = await connect(app, { as: staff });
});
afterAll(async () => {
  client.close();
  await app.stop();
});

function eventsOn(key: ChannelKey): EventSchemas {
  return channelDeclarations[key].events;
}

async function openTicket(player: Account): Promise<string> {
  const data = { category: 'other', subject: 'Events', text: 'Which of them reach you?' };
  const envelope = { object: 'ticket', action: 'open', data };
  const { body } = await app.call({ path: '/api/request', body: envelope, as: player });
  return body.data.id;
}

/** A channel that the test account may subscribe to. */
function nameOf(key: ChannelKey): string {
  return channelPatterns[key].replace(/\{\w+\}/, subjectOf(key));
}

function subjectOf(key: ChannelKey): string {
  if (key === 'account') return staff.id;
  return key === 'ticket' || key === 'ticketNotes' ? ticketId : room.id;
}

describe('every event of the channel', () => {
  it.each(rows)('$key reaches a socket of its audience and matches its schema', async (row) => {
    const channel = nameOf(row.key);
    expect(await client.subscribe(channel)).toMatchObject({ status: 'SUCCESS' });
    const sent = row.events.map(([type, schema]) => ({ type, data: sampleOf(schema) }));
    await app.database.transaction(async (tx) => {
      for (const { type, data } of sent) {
        assertDeclared({ key: row.key, type, data });
        await recordEvent(tx, { channel, type, data });
      }
    });
    const received = () => client.frames.filter((frame) => frame.channel === channel);
    await until('all of them', () => received().length >= sent.length);
    for (const [index, frame] of received().entries()) {
      const { type, data } = EventFrameSchema.parse(frame) satisfies EventFrame;
      expect({ type, data }).toEqual(sent[index]);
      expect(eventsOn(row.key)[type]?.parse(data)).toEqual(data);
    }
  });

  it('overlay reaches an overlay', async () => {
    const overlay = await connectOverlay(app);
    const data = sampleOf(channelDeclarations.overlay.events['overlay.ordered']);
    await app.database.transaction((tx) =>
      recordEvent(tx, { channel: channelPatterns.overlay, type: 'overlay.ordered', data }),
    );
    expect(await overlay.next('custom')).toEqual({ action: 'custom', payload: data });
  });
});

describe('a payload', () => {
  it.each([
    { problem: 'with a missing field', data: {} },
    { problem: 'with an undeclared field', data: { revision: 1, secret: 'x' } },
  ])('$problem is refused when it is published', ({ data }) => {
    const event = { key: 'stream', type: 'stream.directed', data } as const;
    expect(() => assertDeclared(event)).toThrow(/contract/);
  });

  it('under a name that is not declared is refused', () => {
    const event = { key: 'stream', type: 'stream.direct', data: {} } as const;
    expect(() => assertDeclared(event)).toThrow('not declared');
  });
});
