import { describe, expect, expectTypeOf, it } from 'vitest';
import type { Actor } from '../calls/actor';
import type { Db } from '../database/database';
import { Channels, defineChannel, type ParamsOf, permissionAudience } from './channels';

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
    defineChannel({ pattern: 'stream', audience: permissionAudience('public') }),
    defineChannel({
      pattern: 'match:{id}:side:{side}',
      audience: permissionAudience('public'),
      snapshot: async (_db, { id, side }) => ({ id, side }),
    }),
  ]);

  it('fill in the parameters in braces', async () => {
    const channel = channels.open('match:12:side:Ä b');
    expect(await channel.snapshot?.(db)).toEqual({ id: '12', side: 'Ä b' });
    expectTypeOf<ParamsOf<'match:{id}:side:{side}'>>().toEqualTypeOf<{
      readonly id: string;
      readonly side: string;
    }>();
  });

  it.each(['match:12', 'match::side:x', 'streams', 'xstream', 'match:1:2:side:x', 'stream\n'])(
    'that are not declared are not found: %j',
    (name) => {
      expect(() => channels.open(name)).toThrow('Resource not found');
    },
  );

  it.each([
    [undefined, 'is required'],
    [5, 'is not a valid parameter'],
    ['x'.repeat(161), 'is not a valid parameter'],
  ])('must be short strings: %j', (name, message) => {
    expect(() => channels.open(name)).toThrow(message);
  });

  it('are declared once', () => {
    const stream = defineChannel({ pattern: 'stream', audience: permissionAudience('public') });
    expect(() => new Channels([stream, stream])).toThrow("'stream' is declared twice");
  });
});

describe('an audience', () => {
  const open = (who: string) =>
    defineChannel({ pattern: 'c', audience: permissionAudience(who) }).open('c')!;

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
  ])('by permission follows the rule of calls: %s', async (who, by, message) => {
    const admitted = open(who).assertAdmitted(by, db);
    if (message === null) await expect(admitted).resolves.toBeUndefined();
    else await expect(admitted).rejects.toThrow(message);
  });

  it('of its own may return false', async () => {
    const none = defineChannel({ pattern: 'c', audience: () => false }).open('c')!;
    await expect(none.assertAdmitted(null, db)).rejects.toThrow('You must be logged in');
    await expect(none.assertAdmitted(actor([]), db)).rejects.toThrow("You don't have access");
  });
});
