import { describe, expect, it } from 'vitest';
import { initialName, nameVariants } from './initial-name';
import { reservedNames } from './reserved-words';
import { PLAYER_NAME } from './validity';

describe('the name of a new player', () => {
  it.each([
    ['is the preferred one', ['Nova', 'nova_1'], 'Nova'],
    ['loses blanks around and within', ['  No \t va '], 'No va'],
    ['loses what addresses and markup use', ['<b>No/va</b>'], 'b No va b'],
    ['loses what cannot be seen', ['No\u200bva\u202e'], 'Nova'],
    ['keeps letters of every script', ['Нова'], 'Нова'],
    ['keeps pictures beside letters', ['🔥Nova🔥'], '🔥Nova🔥'],
    ['is cut to what fits', ['x'.repeat(50)], 'x'.repeat(32)],
    ['is the next one where the first cannot be shown', ['\u200b', 'nova_1'], 'nova_1'],
    ['is the next one where the first mixes alphabets', ['Nоva', 'nova_1'], 'nova_1'],
    ['stacks no more than three accents', [`a${'\u0301'.repeat(9)}`], 'á\u0301\u0301\u0301'],
    ['is the next one where the first is reserved', ['[ADMIN]', 'nova_1'], 'nova_1'],
    ['is Player where all are reserved', ['Admin', 'ѕtaff'], 'Player'],
    ['is Player for the nameless', ['', '\u0000', '...'], 'Player'],
  ])('%s', (_label, known, name) => {
    expect(initialName(known, reservedNames('MES'))).toBe(name);
  });

  it('is numbered if it is taken, and still fits', () => {
    const variants = nameVariants('x'.repeat(32), 123_456);
    expect(variants.slice(0, 2)).toEqual(['x'.repeat(32), `${'x'.repeat(30)} 2`]);
    expect(variants.at(-1)).toBe(`${'x'.repeat(25)} 123456`);
    expect(variants.every((variant) => variant.length <= PLAYER_NAME.max)).toBe(true);
    expect(new Set(variants).size).toBe(variants.length);
  });
});
