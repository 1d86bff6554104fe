import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasAll, hasAny, satisfies } from './permissions';

describe('a rule', () => {
  it.each([
    { held: [], rule: undefined, passes: true, because: 'no rule is open to all' },
    { held: [], rule: '', passes: true, because: 'an empty rule is open to all' },
    { held: [], rule: 'Moderator', passes: false, because: 'nothing is held' },
    { held: ['moderator'], rule: 'Moderator', passes: true, because: 'case is ignored' },
    { held: ['editstream'], rule: 'Admin|editstream', passes: true, because: 'any alternative' },
    { held: ['readfacts'], rule: 'Admin|editstream', passes: false, because: 'no alternative' },
    { held: ['ADMIN'], rule: 'fullclips', passes: true, because: 'admin passes everything' },
    { held: ['Admin'], rule: '!Admin', passes: false, because: 'an exclusion beats admin' },
    { held: [], rule: '!Admin', passes: true, because: 'visitors are no admins' },
    { held: ['Moderator'], rule: '!Admin|Moderator', passes: true, because: 'both parts hold' },
    { held: [], rule: '!Admin|Moderator', passes: false, because: 'the required part is missing' },
  ])('$rule with [$held] is $passes: $because', ({ held, rule, passes }) => {
    expect(satisfies(held, rule)).toBe(passes);
  });
});

describe('any-of and all-of', () => {
  const names = fc.array(fc.constantFrom('Moderator', 'editstream', 'readfacts', 'fullclips'));

  it('all-of implies any-of for a list that is not empty', () => {
    fc.assert(
      fc.property(names, names, (held, required) => {
        fc.pre(required.length > 0);
        return !hasAll(held, required) || hasAny(held, required);
      }),
    );
  });

  it('admin in any case has all permissions', () => {
    fc.assert(
      fc.property(fc.constantFrom('admin', 'Admin', 'ADMIN'), names, (admin, required) =>
        hasAll([admin], required),
      ),
    );
  });
});
