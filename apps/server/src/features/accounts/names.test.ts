import { PLAYER_NAME } from '@mes/domain/names/validity';
import { describe, expect, it } from 'vitest';
import { describeDevice } from './device';
import { nameFrom, variantsOf } from './naming';

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
    ['is Player for the nameless', ['', '\u0000', '...'], 'Player'],
  ])('%s', (_label, known, name) => {
    expect(nameFrom(known)).toBe(name);
  });

  it('is numbered where it is taken, and still fits', () => {
    const variants = variantsOf('x'.repeat(32), 123_456);
    expect(variants.slice(0, 2)).toEqual(['x'.repeat(32), `${'x'.repeat(30)} 2`]);
    expect(variants.at(-1)).toBe(`${'x'.repeat(25)} 123456`);
    expect(variants.every((variant) => variant.length <= PLAYER_NAME.max)).toBe(true);
    expect(new Set(variants).size).toBe(variants.length);
  });
});

describe('the name of a device', () => {
  const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)';
  it.each([
    [
      'Chrome on Windows',
      `${windows} AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Safari/537.36`,
    ],
    [
      'Edge on Windows',
      `${windows} AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Safari/537.36 Edg/126.0`,
    ],
    [
      'OBS on Windows',
      `${windows} AppleWebKit/537.36 (KHTML, like Gecko) OBS/30.1 Chrome/103.0 Safari/537.36`,
    ],
    ['Firefox on Linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0'],
    [
      'Safari on macOS',
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 14_5) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15',
    ],
    [
      'Chrome on Android',
      'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Mobile Safari/537.36',
    ],
    ['curl', 'curl/8.5.0'],
    ['My overlay', 'My\u0000\noverlay'],
    ['Unknown device', undefined],
    ['Unknown device', 'Mozilla/5.0'],
  ])('is %s', (name, userAgent) => {
    expect(describeDevice(userAgent)).toBe(name);
  });

  it('is never long', () => {
    expect(describeDevice('x'.repeat(100_000))).toHaveLength(60);
  });
});
