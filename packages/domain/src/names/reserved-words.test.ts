import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { reservedNames } from './reserved-words';

const isReserved = reservedNames('MES');

describe('a name is reserved', () => {
  it.each([
    'admin',
    'Administrator',
    'STAFF',
    'system',
    'Moderator',
    'Mods',
    'Official',
    'MES',
    'Admin 1',
    '[MOD]',
    '_-staff-_',
    '123 Admin 456',
    'a d m i n',
    'A.D.M.I.N',
    'MES Staff',
    'Official MES Admin',
    'Αdmin',
    'аdmin',
    'ＡＤＭＩＮ',
    '𝓼𝓽𝓪𝓯𝓯',
    'Ádmïn',
    '★ Moderator ★',
  ])('%s', (name) => {
    expect(isReserved(name)).toBe(true);
  });
});

describe('a name is free', () => {
  it.each(['Modern', 'Admiral', 'Mess', 'Messi', 'Systematic', 'A Moderator', 'Staffan', '7', '★'])(
    '%s',
    (name) => {
      expect(isReserved(name)).toBe(false);
    },
  );
});

it('the brand is that of the community, whatever it is written in', () => {
  expect(reservedNames('Arena (EU)+')('arena eu')).toBe(true);
  expect(reservedNames('Arena')('MES')).toBe(false);
  expect(reservedNames('2049')('')).toBe(false);
});

it('separators and digits around change nothing', () => {
  const around = fc.string({
    unit: fc.constantFrom(...Array.from(' ._-|[](){}*~0123456789')),
    maxLength: 5,
  });
  fc.assert(
    fc.property(around, fc.constantFrom('admin', 'Staff', 'MES'), around, (before, word, after) => {
      expect(isReserved(before + word + after)).toBe(true);
    }),
  );
});
