import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  PROPERTY_TYPES,
  permissionFromForm,
  valueFromForm,
  valueProblem,
  valueToForm,
} from './properties';

describe('a property value', () => {
  it.each([
    { type: 'string', value: 'hello', isValid: true },
    { type: 'string', value: 5, isValid: false },
    { type: 'string', value: 'x'.repeat(10_001), isValid: false },
    { type: 'number', value: 1.5, isValid: true },
    { type: 'number', value: '1', isValid: false },
    { type: 'number', value: Number.POSITIVE_INFINITY, isValid: false },
    { type: 'boolean', value: false, isValid: true },
    { type: 'boolean', value: 0, isValid: false },
    { type: 'url', value: 'https://example.org/live', isValid: true },
    { type: 'url', value: 'javascript:alert(1)', isValid: false },
    { type: 'time', value: 1_700_000_000_000, isValid: true },
    { type: 'time', value: -1, isValid: false },
    { type: 'json', value: { nested: [1, 2] }, isValid: true },
    { type: 'json', value: 'x'.repeat(100_001), isValid: false },
  ] as const)('$value as $type is valid: $isValid', ({ type, value, isValid }) => {
    expect(valueProblem(type, value) === null).toBe(isValid);
  });

  it('may always be empty', () => {
    fc.assert(
      fc.property(fc.constantFrom(...PROPERTY_TYPES), (type) => valueProblem(type, null) === null),
    );
  });
});

it.each([
  ['none', null],
  ['None', null],
  ['', null],
  [' Moderator ', 'Moderator'],
  ['Admin|editstream', 'Admin|editstream'],
])('the form value %j is stored as %j', (text, stored) => {
  expect(permissionFromForm(text)).toBe(stored);
});

describe('a value in a form', () => {
  it.each([
    { type: 'number', text: ' 12.5 ', value: 12.5 },
    { type: 'number', text: '', value: null },
    { type: 'boolean', text: 'TRUE', value: true },
    { type: 'json', text: '{"a": [1]}', value: { a: [1] } },
    { type: 'url', text: 'https://example.org', value: 'https://example.org' },
  ] as const)('$text as $type is parsed', ({ type, text, value }) => {
    expect(valueFromForm(type, text)).toEqual({ ok: true, value });
  });

  it.each([
    { type: 'number', text: 'twelve' },
    { type: 'boolean', text: 'yes' },
    { type: 'json', text: '{a: 1}' },
    { type: 'url', text: 'example.org' },
    { type: 'time', text: '-5' },
  ] as const)('$text as $type is refused with a reason', ({ type, text }) => {
    const read = valueFromForm(type, text);
    expect(read.ok).toBe(false);
    expect(read.ok || read.reason).not.toBe('');
  });

  it('is the same after formatting and parsing', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(valueFromForm('json', valueToForm('json', value))).toEqual({
          ok: true,
          value: JSON.parse(JSON.stringify(value)),
        });
      }),
    );
  });
});
