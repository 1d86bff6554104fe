import { describe, expect, expectTypeOf, it } from 'vitest';
import {
  type Channel,
  channelDeclarations,
  channels,
  type EventName,
  type EventOn,
  type EventPayload,
} from './channels';
import { type CacheRule, type Call, nameOf } from './define';
import { contract } from './index';
import type { MatchSummary, Veto } from './match-schemas';

describe('a channel', () => {
  it('is named by its kind and one value', () => {
    expect(channels.match('12')).toEqual({ key: 'match', name: 'match:12' });
    expect(channels.team('A $& B').name).toBe('team:A $& B');
    expect(channels.stream()).toEqual({ key: 'stream', name: 'stream' });
  });

  it('has a pattern of its own', () => {
    const patterns = Object.values(channelDeclarations).map(({ pattern }) => pattern);
    expect(new Set(patterns).size).toBe(patterns.length);
  });

  it('knows its events and their payloads', () => {
    expectTypeOf(channels.match).returns.toEqualTypeOf<Channel<'match'>>();
    expectTypeOf<EventPayload<'match', 'veto.changed'>>().toEqualTypeOf<{ veto: Veto }>();
    expectTypeOf<EventPayload<'match', 'match.finished'>>().toEqualTypeOf<MatchSummary>();
    expectTypeOf<EventPayload<'staff', 'veto.changed'>>().toEqualTypeOf<{ match: string }>();
    const event = { type: 'chat.sent', data: { id: 'x' } } as EventOn<'room'>;
    if (event.type === 'chat.sent') expectTypeOf(event.data).toEqualTypeOf<{ id: string }>();
    // @ts-expect-error: no such channel
    expect(channels.matchs).toBeUndefined();
    // @ts-expect-error: a match has an id
    channels.match();
    // @ts-expect-error: there is one stream
    channels.stream('1');
    // @ts-expect-error: no such event
    expectTypeOf<EventPayload<'match', 'veto.change'>>();
  });

  it('shares with others the events that all of them have', () => {
    expectTypeOf<EventName<'teams' | 'players' | 'room'>>().toBeNever();
    expectTypeOf<'team.created'>().toExtend<EventName<'teams' | 'players' | 'account'>>();
    expectTypeOf<'player.registered'>().not.toExtend<EventName<'teams' | 'players'>>();
    expectTypeOf<
      EventPayload<'teams' | 'players', 'team.created' | 'team.renamed'>
    >().toEqualTypeOf<{
      team: string;
    }>();
  });
});

describe('an event', () => {
  const names = Object.values(channelDeclarations).flatMap(({ events }) => Object.keys(events));

  it.each([...new Set(names)])('%s is called what happened to what', (name) => {
    expect(name).toMatch(/^[a-z]+\.[a-z_]+$/);
  });
});

describe('a cache rule', () => {
  const calls: Call[] = Object.values(contract).flatMap((feature) => Object.values(feature));
  const rules = calls.filter(({ cache }) => cache && cache.until.length > 0);

  it.each(rules.map((call) => ({ name: nameOf(call), call })))(
    'of $name names fields of its input',
    ({ call }) => {
      const named = call.cache!.until.flatMap((topic) => /\{(\w+)\}/.exec(topic)?.[1] ?? []);
      expect(Object.keys(call.input.shape)).toEqual(expect.arrayContaining(named));
    },
  );

  it('names declared channels', () => {
    // @ts-expect-error: no such channel
    const misspelt: CacheRule = { seconds: 1, until: ['matchs:{id}'] };
    // @ts-expect-error: there are many matches
    const bare: CacheRule = { seconds: 1, until: ['match'] };
    expect([misspelt, bare]).toHaveLength(2);
  });
});
