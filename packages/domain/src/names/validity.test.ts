import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as validity from './validity';

const { checkTeamName, checkTag, checkPlayerName, checkPlayerId } = validity;
const { checkTournamentId, checkTournamentName, checkSlug } = validity;

describe('a team name', () => {
  it.each([
    ['Nova', 'Nova'],
    ['  Blue   Sky ', 'Blue Sky'],
    ["Zoë's 4-Ever & Co.", "Zoë's 4-Ever & Co."],
    ['Zoe\u0308', 'Zoë'],
    ['Міцні Козаки', 'Міцні Козаки'],
    ['Міцні Nova', 'Міцні Nova'],
    ['龍隊', '龍隊'],
    ['★Ace★', '★Ace★'],
    ['Creators', 'Creators'],
  ])('%j is stored as %j', (raw, value) => {
    expect(checkTeamName(raw)).toEqual({ ok: true, value });
  });

  it.each([
    ['', 'must be between 2 and 32 characters', 'empty'],
    ['   ', 'must be between 2 and 32 characters', 'blank'],
    ['N', 'must be between 2 and 32 characters', 'too short'],
    ['N'.repeat(33), 'must be between 2 and 32 characters', 'too long'],
    ['No\u0000va', 'must not contain control characters', 'null'],
    ['No\nva', 'must not contain control characters', 'line break'],
    ['No\tva', 'must not contain control characters', 'tab'],
    ['No\ud800va', 'must not contain control characters', 'half a character'],
    ['No\u200bva', 'must not contain invisible characters', 'zero-width space'],
    ['No\u00adva', 'must not contain invisible characters', 'soft hyphen'],
    ['No\u202eva', 'must not contain invisible characters', 'direction override'],
    ['No\u00a0va', 'must not contain invisible characters', 'no-break space'],
    ['No\u3164va', 'must not contain invisible characters', 'Hangul filler'],
    ['No\u2800va', 'must not contain invisible characters', 'braille blank'],
    ['No\ufe0fva', 'must not contain invisible characters', 'variation selector'],
    [`No${'\u0336'.repeat(5)}va`, 'must not stack accents', 'stacked marks'],
    ['Nоva', 'must not mix alphabets within a word', 'a Cyrillic letter'],
    ['Νova', 'must not mix alphabets within a word', 'a Greek letter'],
    ['No/va', 'must not contain slashes', 'slash'],
    ['No\\va', 'must not contain slashes', 'backslash'],
    ['..', 'must contain a letter or digit', 'a path of its own'],
    ['No?va', 'must not contain ? # % ; < or >', 'query'],
    ['No;va', 'must not contain ? # % ; < or >', 'separator of the stream configuration'],
    ['Queue', 'is reserved', 'an address'],
    [' FREE-AGENTS ', 'is reserved', 'an address in any case'],
  ])('%j %s: %s', (raw, reason) => {
    expect(checkTeamName(raw)).toEqual({ ok: false, reason });
  });

  it('that is valid is valid as stored, survives a URL, and has only visible characters', () => {
    const character = fc.oneof(
      fc.constantFrom('N', 'o', ' ', '.', '/', 'é', '\u0301', '\u200b', 'о', '龍', '★'),
      fc.integer({ max: 0xffff, min: 0 }).map((code) => String.fromCharCode(code)),
    );
    fc.assert(
      fc.property(fc.string({ unit: character, maxLength: 10 }), (raw) => {
        const checked = checkTeamName(raw);
        if (!checked.ok) return;
        expect(checkTeamName(checked.value)).toEqual(checked);
        expect(decodeURIComponent(encodeURIComponent(checked.value))).toBe(checked.value);
        expect(checked.value).not.toMatch(/[\p{Cc}\p{Cf}/\\]/u);
      }),
      { numRuns: 300 },
    );
  });
});

describe('other names and ids', () => {
  const rows: [string, (raw: string) => validity.CheckResult, string, boolean][] = [
    ['tag', checkTag, 'NOVA', true],
    ['tag', checkTag, 'x.X', true],
    ['tag', checkTag, 'N', false],
    ['tag', checkTag, 'NOVANOV', false],
    ['tag', checkTag, 'N V', false],
    ['tag', checkTag, '[NV]', false],
    ['player name', checkPlayerName, 'K', true],
    ['player name', checkPlayerName, 'xX|Pro.Ace|Xx #1', true],
    ['player name', checkPlayerName, 'a/b', false],
    ['player name', checkPlayerName, '<b>', false],
    ['player name', checkPlayerName, '\u200b', false],
    ['player name', checkPlayerName, 'DELETED player 7', false],
    ['player name', checkPlayerName, validity.deletedPlayerName('k3j9'), false],
    ['player id', checkPlayerId, 'newcomer', true],
    ['player id', checkPlayerId, '018f3c-9_Z', true],
    ['player id', checkPlayerId, '', false],
    ['player id', checkPlayerId, 'a.b', false],
    ['player id', checkPlayerId, 'a/b', false],
    ['player id', checkPlayerId, 'a b', false],
    ['player id', checkPlayerId, 'é', false],
    ['player id', checkPlayerId, 'Me', false],
    ['player id', checkPlayerId, 'free-agents', false],
    ['player id', checkPlayerId, 'a'.repeat(33), false],
    ['tournament name', checkTournamentName, 'Embers of Victory S4 Eurasia', true],
    ['tournament name', checkTournamentName, 'Embers;EmbersS4EU', false],
    ['tournament id', checkTournamentId, 'EmbersS4EU', true],
    ['tournament id', checkTournamentId, '4Embers', false],
    ['tournament id', checkTournamentId, 'Embers,Worlds', false],
    ['tournament id', checkTournamentId, 'Editor', false],
    ['slug', checkSlug, 'grand-final-2024', true],
    ['slug', checkSlug, 'Grand-Final', false],
    ['slug', checkSlug, '-a', false],
    ['slug', checkSlug, 'thumbnails', false],
  ];

  it.each(rows)('as %s %j is valid: %s', (_, check, raw, accepted) => {
    expect(check(raw).ok).toBe(accepted);
  });
});
