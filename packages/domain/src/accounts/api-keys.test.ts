import { describe, expect, it } from 'vitest';
import { containsApiKey, formatApiKey, parseApiKey } from './api-keys';

const ID = 'abcdef012345';
const SECRET = 'aA0_-'.repeat(9).slice(0, 43);

describe('an API key', () => {
  it('is read as it was written', () => {
    expect(parseApiKey(formatApiKey({ id: ID, secret: SECRET }))).toEqual({
      id: ID,
      secret: SECRET,
    });
  });

  it.each([
    { text: '', because: 'nothing' },
    { text: `mes_${ID}`, because: 'no secret' },
    { text: `mes_${ID}_${SECRET}x`, because: 'one character too many' },
    { text: `mes_${ID}_${SECRET.slice(1)}`, because: 'one too few' },
    { text: `mes_${ID.toUpperCase()}_${SECRET}`, because: 'ids are lower case' },
    { text: `MES_${ID}_${SECRET}`, because: 'another prefix' },
    { text: ` mes_${ID}_${SECRET}`, because: 'a space before it' },
    { text: `mes_${ID}_${SECRET}\n`, because: 'a line end after it' },
  ])('is not $text: $because', ({ text }) => {
    expect(parseApiKey(text)).toBeNull();
  });

  it('is found inside of an address', () => {
    expect(containsApiKey(`/api/players/me?key=mes_${ID}_${SECRET}&x=1`)).toBe(true);
    expect(containsApiKey('/api/players/mes_someone?games_=1')).toBe(false);
  });
});
