import { describe, expect, expectTypeOf, it } from 'vitest';
import type { Actor } from '../calls/actor';
import type { Db } from '../database/database';
import { Channels, defineChannel, type ParamsOf, permitted } from './channels';

const db = {} as Db;
const actor = (permissions: string[], bans: string[] = []): Actor => ({
  id: 'me',
  name: 'Me',
  permissions,
  sessionId: 's',
  bans,
});

describe('names', () => {
  const channels = new Channels([
    defineChannel({ pattern: 'stream', audience: permitted('public') }),
    defineChannel({
      pattern: 'match:{id}:side:{side}',
      audience: permitted('public'),
      snapshot: async (_db, { id, side }) => ({ id, side }),
    }),
  ]);

  it('fill in what stands in braces', async () => {
    const channel = channels.open('match:12:side:Ä b');
    expect(await channel.snapshot?.(db)).toEqual({ id: '12', side: 'Ä b' });
    expectTypeOf<ParamsOf<'match:{id}:side:{side}'>>().toEqualTypeOf<{
      readonly id: string;
      readonly side: string;
    }>();
  });

  it.each(['match:12', 'match::side:x', 'streams', 'xstream', 'match:1:2:side:x', 'stream\n'])(
    'that nobody declared are not found: %j',
    (name) => {
      expect(() => channels.open(name)).toThrow('Resource not found');
    },
  );

  it.each([
    [undefined, 'is required'],
    [5, 'is not a valid parameter'],
    ['x'.repeat(161), 'is not a valid parameter'],
  ])('must be names: %j', (name, message) => {
    expect(() => channels.open(name)).toThrow(message);
  });

  it('are declared once', () => {
    const stream = defineChannel({ pattern: 'stream', audience: permitted('public') });
    expect(() => new Channels([stream, stream])).toThrow("'stream' is declared twice");
  });
});

describe('an audience', () => {
  const open = (who: string) =>
    defineChannel({ pattern: 'c', audience: permitted(who) }).open('c')!;

  it.each([
    ['public', null, null],
    ['login', null, 'You must be logged in to perform this action!'],
    ['login', actor([]), null],
    ['login', actor([], ['site']), 'You have been banned.'],
    ['Admin|editstream', actor(['editstream']), null],
    [
      'Admin|editstream',
      actor(['readfacts']),
      "You are missing permission 'Admin|editstream' to access this resource.",
    ],
  ])('by rule is judged as calls are: %s', async (who, by, refused) => {
    const admitted = open(who).admit(by, db);
    if (refused === null) await expect(admitted).resolves.toBeUndefined();
    else await expect(admitted).rejects.toThrow(refused);
  });

  it('of its own may simply say no', async () => {
    const none = defineChannel({ pattern: 'c', audience: () => false }).open('c')!;
    await expect(none.admit(null, db)).rejects.toThrow('You must be logged in');
    await expect(none.admit(actor([]), db)).rejects.toThrow("You don't have access");
  });
});
