import { describe, expect, it } from 'vitest';
import { fillPlaceholders } from './canned-answers';
import { toSearchQuery } from './search';

describe('a canned answer', () => {
  it.each([
    ['names of people', 'Hi {player}, {staff} here.', 'Hi Ann, Bo here.'],
    ['the same name twice', '{player} {player}', 'Ann Ann'],
    ['a value that is missing', 'About {match}', 'About {match}'],
    ['no placeholder', 'Use {braces} or {}', 'Use {braces} or {}'],
    ['a name of an object', '{constructor}', '{constructor}'],
    ['a value with a placeholder in it', '{subject}', 'My {staff}'],
  ])('%s', (_name, text, filled) => {
    const values = { player: 'Ann', staff: 'Bo', match: null, subject: 'My {staff}' };
    expect(fillPlaceholders(text, values)).toBe(filled);
  });
});

describe('a search', () => {
  it.each([
    ['Ban appeal', 'ban:* & appeal:*'],
    ["it's & (odd) | !not:*", 'it:* & s:* & odd:* & not:*'],
    ['  ', null],
    ['&|!', null],
    ['Команда', 'команда:*'],
  ])('%s', (input, query) => {
    expect(toSearchQuery(input)).toBe(query);
  });
});
