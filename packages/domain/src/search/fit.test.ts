import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FITS, type Fit, fitOf, worstFit } from './fit';

const HARBOR = { name: 'Night Harbor', tag: 'NHR' };

describe('how a text fits a name', () => {
  it.each<[string, Fit, { name: string; tag?: string; formerly?: string }, string]>([
    ['night harbor', 'exact', HARBOR, 'the whole name'],
    [' NIGHT  Harbor ', 'exact', HARBOR, 'case and spaces do not count'],
    ['nhr', 'tag', HARBOR, 'the whole tag'],
    ['nh', 'similar', HARBOR, 'a part of the tag is nothing'],
    ['nig', 'beginning', HARBOR, 'how the name begins'],
    ['har', 'words', HARBOR, 'how a word begins'],
    ['harbor night', 'words', HARBOR, 'all words, in another order'],
    ['har ni', 'words', HARBOR, 'how all words begin'],
    ['harbor day', 'similar', HARBOR, 'one word is missing'],
    ['arbo', 'inside', HARBOR, 'within a word'],
    ['nigth', 'similar', HARBOR, 'with a slip'],
    ['beacon', 'former', { name: 'Lighthouse', formerly: 'Beacon' }, 'a name that it had'],
    ['zoe', 'exact', { name: 'Zoë' }, 'without its accent'],
    ['zoë', 'beginning', { name: 'Zoella' }, 'with one accent more'],
    ['embers s4', 'words', { name: 'Embers of Victory NA S4' }, 'series and season'],
    ['★', 'beginning', { name: '★★★' }, 'no letters at all'],
    ['волк', 'words', { name: 'Серый Волк' }, 'other scripts'],
  ])('"%s" is %s: %o, %s', (text, expected, names, _why) => {
    expect(fitOf(text, names)).toBe(expected);
  });

  it('is the whole name for the name itself, whatever it is', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), (name) => {
        expect(fitOf(name, { name })).toBe('exact');
      }),
    );
  });

  it('does not get better by taking the beginning away', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z]{2,12}$/), fc.nat({ max: 10 }), (name, length) => {
        const end = name.slice(-Math.max(1, Math.min(length, name.length - 1)));
        const [whole, part] = [fitOf(name, { name }), fitOf(end, { name })];
        expect(FITS.indexOf(part)).toBeGreaterThanOrEqual(FITS.indexOf(whole));
      }),
    );
  });
});

it('takes the worst fit of the parts for the whole', () => {
  expect(worstFit('exact', 'words', 'tag')).toBe('words');
  expect(worstFit('similar', 'exact')).toBe('similar');
});
