import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { displayName, MAX_DISPLAY_NAME, nameSize } from './display';

describe('a team is shown', () => {
  it.each([
    { name: 'Nova', shown: 'NOVA', because: 'in capitals' },
    { name: 'Nova EU', shown: 'NOVA', because: 'without its region' },
    { name: 'Nova na', shown: 'NOVA', because: 'in any case of letters' },
    { name: 'Nova (AS)', shown: 'NOVA', because: 'with brackets' },
    { name: 'Nova_SA', shown: 'NOVA', because: 'with an underscore' },
    { name: 'NovaEU', shown: 'NOVA', because: 'capitals show the border' },
    { name: 'ATLAS', shown: 'ATLAS', because: 'AS is no region here' },
    { name: 'Texas', shown: 'TEXAS', because: 'AS is no region here' },
    { name: 'NASA', shown: 'NASA', because: 'SA is no region here' },
    { name: 'Team Nova', shown: 'NOVA', because: 'without Team before' },
    { name: 'Nova Team', shown: 'NOVA', because: 'without Team behind' },
    { name: 'TeamNova', shown: 'NOVA', because: 'capitals show the border' },
    { name: 'Teamwork', shown: 'TEAMWORK', because: 'that is a word' },
    { name: 'TEAMWORK', shown: 'TEAMWORK', because: 'that is a word' },
    { name: 'ex_Nova', shown: 'NOVA', because: 'without ex_' },
    { name: 'ex_Team Nova EU', shown: 'NOVA', because: 'all of them' },
    { name: 'Nova EU Team', shown: 'NOVA', because: 'in any order' },
    { name: 'Team', shown: 'TEAM', because: 'something must stay' },
    { name: 'Team EU', shown: 'EU', because: 'something must stay' },
    { name: '  Blue   Sky ', shown: 'BLUE SKY', because: 'with single spaces' },
    { name: 'G2 Esports', shown: 'G2 ESPORTS', because: 'there is room for it' },
    { name: 'Phoenix Esports', shown: 'PHOENIX', because: 'the filler needs room' },
    { name: 'Phoenix Gaming Club', shown: 'PHOENIX', because: 'so do two' },
    { name: 'Team Phoenix Esports EU', shown: 'PHOENIX', because: 'all rules together' },
    { name: 'Eighteen Character', shown: 'EIGHTEEN CHARACTER', because: '18 still fit' },
    { name: 'Nineteen Characters', shown: 'NINETEEN', because: 'without a tag, whole words' },
    { name: 'A'.repeat(25), shown: 'A'.repeat(18), because: 'one word has no better place' },
    { name: 'Міцні Козаки', shown: 'МІЦНІ КОЗАКИ', because: 'in any script' },
  ])('$name as $shown: $because', ({ name, shown }) => {
    expect(displayName({ name })).toBe(shown);
  });

  it('by its tag if the name is longer than 18 characters', () => {
    expect(displayName({ name: 'Nineteen Characters', tag: 'nine' })).toBe('NINE');
    expect(displayName({ name: 'Eighteen Character', tag: 'egtn' })).toBe('EIGHTEEN CHARACTER');
  });

  it('by its special name if there is one', () => {
    const special = new Map([['Such As', 'Such As']]);
    expect(displayName({ name: 'Such As' }, special)).toBe('Such As');
    expect(displayName({ name: 'such as' }, special)).toBe('SUCH');
  });

  const part = fc.constantFrom(
    'Team',
    'EU',
    'SA',
    'ex_',
    'Nova',
    'sky',
    'Esports',
    'Clan',
    '(NA)',
    'X5',
  );
  const names = fc
    .tuple(fc.array(part, { minLength: 1, maxLength: 6 }), fc.constantFrom('', ' ', '_', '-'))
    .map(([parts, separator]) => parts.join(separator));

  it('with 1 to 18 characters', () => {
    fc.assert(
      fc.property(fc.oneof(names, fc.string({ unit: 'grapheme', minLength: 1 })), (name) => {
        const length = Array.from(displayName({ name })).length;
        return length <= MAX_DISPLAY_NAME && (length > 0 || name.trim() === '');
      }),
    );
  });

  it('by the same name if the rules are applied twice', () => {
    fc.assert(
      fc.property(names, (name) => {
        fc.pre(name.length <= MAX_DISPLAY_NAME);
        const shown = displayName({ name });
        expect(displayName({ name: shown })).toBe(shown);
      }),
    );
  });
});

describe('the size of a display name', () => {
  it.each([
    { length: 1, size: 'm' },
    { length: 10, size: 'm' },
    { length: 11, size: 'l' },
    { length: 12, size: 'l' },
    { length: 13, size: 'xl' },
    { length: 18, size: 'xl' },
  ])('of $length characters is $size', ({ length, size }) => {
    expect(nameSize('N'.repeat(length))).toBe(size);
  });
});
