import { describe, expect, it } from 'vitest';
import { requirePermission } from './permissions';

describe('the permission check', () => {
  it.each([
    { held: ['Admin'], required: { any: ['Moderator'] } },
    { held: ['ADMIN'], required: { all: ['Moderator', 'editstream'] } },
    { held: ['moderator'], required: { any: ['Moderator', 'fullclips'] } },
    { held: ['Moderator', 'FULLCLIPS'], required: { all: ['moderator', 'fullclips'] } },
    { held: [], required: { all: [] } },
  ])('$held passes $required', ({ held, required }) => {
    expect(() => requirePermission(held, required)).not.toThrow();
  });

  it.each([
    { held: [], required: { any: ['Moderator'] }, message: 'Missing Permission: Moderator' },
    {
      held: ['readfacts'],
      required: { any: ['Moderator', 'fullclips'] },
      message: 'Missing Permission: Moderator, fullclips',
    },
    {
      held: ['Moderator'],
      required: { all: ['Moderator', 'editstream'] },
      message: 'Missing Permission: Moderator, editstream',
    },
  ])('$held fails $required with "$message"', ({ held, required, message }) => {
    expect(() => requirePermission(held, required)).toThrow(message);
  });
});
