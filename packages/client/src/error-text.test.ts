import { InvalidParameter, MissingParameter } from '@mes/contract/errors';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { errorText } from './error-text';

const PAGE_ERROR =
  'An error occurred on the page. Please contact support if this error persists after restarting your browser.';

describe('the text shown for an error', () => {
  it.each([
    { of: 'a message', error: new Error('Leader not found'), text: 'Leader not found' },
    { of: 'a thrown string', error: 'Form not found', text: 'Form not found' },
    { of: 'an object with a message', error: { message: 'Forbidden' }, text: 'Forbidden' },
    {
      of: 'the bare server error',
      error: new Error('Server Error'),
      text: 'An Internal Server Error occurred. Please try again later.',
    },
    {
      of: 'an error of React',
      error: new Error('Minified React error #418; visit https://react.dev/errors/418'),
      text: PAGE_ERROR,
    },
    { of: 'an error of ReactDOM', error: 'ReactDOM.render failed', text: PAGE_ERROR },
    {
      of: 'a word that starts with React',
      error: 'Reactivate it first',
      text: 'Reactivate it first',
    },
    {
      of: 'an invalid field',
      error: new InvalidParameter('signup'),
      text: 'Signup is not valid.',
    },
    {
      of: 'an invalid field with a reason',
      error: new InvalidParameter('stages.0.startsAt', 'It must be in the future.'),
      text: 'Starts at: It must be in the future.',
    },
    {
      of: 'a missing field',
      error: new MissingParameter('team_name'),
      text: 'Team name is required',
    },
    {
      of: 'a message about a field of another form',
      error: "Field 'signup' is closed.",
      text: "Field 'signup' is closed.",
    },
    ...['Failed to fetch', 'NetworkError when attempting to fetch resource.', 'Load failed'].map(
      (message) => ({
        of: `a request without a response (${message})`,
        error: new TypeError(message),
        text: 'The server cannot be reached. Check your connection and try again.',
      }),
    ),
    {
      of: 'a late response',
      error: new DOMException('signal timed out', 'TimeoutError'),
      text: 'The server took too long to respond. Please try again.',
    },
    { of: 'an empty message', error: new Error(''), text: 'Unknown error' },
    { of: 'white space', error: ' \n', text: 'Unknown error' },
    { of: 'undefined', error: undefined, text: 'Unknown error' },
    { of: 'null', error: null, text: 'Unknown error' },
    { of: 'a number', error: 7, text: 'Unknown error' },
    { of: 'a message that is not a string', error: { message: 404 }, text: 'Unknown error' },
    { of: '2000 characters', error: 'x'.repeat(2_000), text: 'x'.repeat(2_000) },
    { of: '2001 characters', error: 'x'.repeat(2_001), text: `${'x'.repeat(1_999)}…` },
    {
      of: 'a surrogate pair at the limit',
      error: `${'x'.repeat(1_998)}😀😀`,
      text: `${'x'.repeat(1_998)}…`,
    },
  ])('of $of', ({ error, text }) => {
    expect(errorText(error)).toBe(text);
  });

  it('is never empty and never over 2000 characters', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ maxLength: 5_000 }), fc.anything()), (error) => {
        const text = errorText(error);
        expect(text.length).toBeGreaterThan(0);
        expect(text.length).toBeLessThanOrEqual(2_000);
      }),
    );
  });
});
