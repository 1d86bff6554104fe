import { DrizzleQueryError } from 'drizzle-orm/errors';
import pg from 'pg';
import { expect, it } from 'vitest';
import { placeOf, summarizeError } from './error-summary';

function databaseError(message: string, constraint: string) {
  const error = new pg.DatabaseError(message, 1, 'error');
  error.code = '23505';
  error.constraint = constraint;
  return new DrizzleQueryError('insert …', ['ann@mail.example'], error);
}

it.each([
  [new TypeError('x is not a function'), 'TypeError: x is not a function'],
  [new Error('no "Anns secret" in 10.1.2.3'), 'Error: no … in …'],
  [new Error('mail ann@mail.example of 123456789012'), 'Error: mail … of …'],
  [new Error('key 6fb2a1c0-95a5-7a8e-8a26-0123456789ab'), 'Error: key …'],
  [new Error('token dGhpcyBpcyBhIHNlY3JldCB0b2tlbg is wrong'), 'Error: token … is wrong'],
  [new Error('first\nsecond line with a value'), 'Error: first'],
  ['a text', 'Something was thrown that is no error.'],
])('%s', (error, summary) => {
  expect(summarizeError(error)).toBe(summary);
});

it('names the constraint of a failed statement, but none of its values', () => {
  expect(summarizeError(databaseError('duplicate key', 'accounts_email'))).toBe(
    'error 23505: duplicate key (accounts_email)',
  );
});

it('names the place in the program', () => {
  expect(placeOf(new Error('here'))).toMatch(/^error-summary\.test\.ts:\d+$/);
  expect(placeOf('a text')).toBeNull();
});
