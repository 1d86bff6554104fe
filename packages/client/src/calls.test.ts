import { ForbiddenError } from '@mes/contract/errors';
import type { Property } from '@mes/contract/properties';
import { describe, expect, expectTypeOf, it } from 'vitest';
import type { Calls, SettledResults } from './calls';
import { type Client, createClient } from './client';

describe('the calls of a client', () => {
  const { call, batch } = createClient({ baseUrl: 'http://site.test' });

  it('are those of the contract, with its types', () => {
    expectTypeOf(call.properties.read).parameter(0).toEqualTypeOf<{ id: string }>();
    expectTypeOf(call.properties.read).returns.resolves.toEqualTypeOf<Property>();
    expectTypeOf(call.properties.all).toBeCallableWith();
    expectTypeOf(call.tournaments.list).toBeCallableWith({ page: 1 });
    expectTypeOf(call.tournaments.list).returns.resolves.toHaveProperty('total').toBeNumber();
    // @ts-expect-error: a field of the path cannot be left out
    const incomplete = () => call.players.get();
    // @ts-expect-error: no such field
    const superfluous = () => call.players.get({ id: 'p1', page: 1 });
    // @ts-expect-error: no such call
    const unknown = () => call.players.remove;
    expect([incomplete, superfluous, unknown]).toHaveLength(3);
  });

  it('have their own typed results in a batch', () => {
    const build = (calls: Calls) =>
      [calls.properties.read({ id: 'a' }), calls.voting.points()] as const;
    expectTypeOf<SettledResults<ReturnType<typeof build>>[0]>().toEqualTypeOf<
      PromiseSettledResult<Property>
    >();
    expectTypeOf(batch).toEqualTypeOf<Client['batch']>();
  });

  it('of accounts are looked up when they are made', async () => {
    expect(call.players.get).toBe(call.players.get);
    // Its row says that nobody can make it without an account.
    await expect(call.properties.history({ id: 'a' })).rejects.toThrow(ForbiddenError);
  });

  it('that do not exist fail', async () => {
    const nothing: unknown = Reflect.get(call.players, 'nothing');
    await expect((nothing as () => Promise<unknown>)()).rejects.toThrow(
      'There is no call players.nothing.',
    );
  });
});
