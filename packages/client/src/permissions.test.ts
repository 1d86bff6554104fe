import { describe, expect, it } from 'vitest';
import { requirePermission } from './permissions';

describe('the check of permissions', () => {
  it.each([
    { held: ['Admin'], wanted: { any: ['Moderator'] } },
    { held: ['ADMIN'], wanted: { all: ['Moderator', 'editstream'] } },
    { held: ['moderator'], wanted: { any: ['Moderator', 'fullclips'] } },
    { held: ['Moderator', 'FULLCLIPS'], wanted: { all: ['moderator', 'fullclips'] } },
    { held: [], wanted: { all: [] } },
  ])('$held passes $wanted', ({ held, wanted }) => {
    expect(() => requirePermission(held, wanted)).not.toThrow();
  });

  it.each([
    { held: [], wanted: { any: ['Moderator'] }, message: 'Missing Permission: Moderator' },
    {
      held: ['readfacts'],
      wanted: { any: ['Moderator', 'fullclips'] },
      message: 'Missing Permission: Moderator, fullclips',
    },
    {
      held: ['Moderator'],
      wanted: { all: ['Moderator', 'editstream'] },
      message: 'Missing Permission: Moderator, editstream',
    },
  ])('$held fails $wanted with "$message"', ({ held, wanted, message }) => {
    expect(() => requirePermission(held, wanted)).toThrow(message);
  });
});
