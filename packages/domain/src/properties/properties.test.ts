import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lineDiff } from './line-diff';
import { PROPERTY_TYPES, type PropertyLimits, valueProblem } from './properties';
import { permissionFromForm, propertyTitle, valueFromForm, valueToForm } from './property-form';

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

  it.each<{
    type: 'number' | 'list' | 'string' | 'url';
    value: unknown;
    limits: PropertyLimits;
    says: string | null;
  }>([
    { type: 'number', value: 3, limits: { min: 3, max: 600 }, says: null },
    { type: 'number', value: 2, limits: { min: 3, max: 600 }, says: 'between 3 and 600' },
    { type: 'number', value: 1.5, limits: { whole: true }, says: 'a whole number' },
    { type: 'number', value: 0, limits: { min: 1, whole: true }, says: 'a whole number from 1' },
    { type: 'string', value: 'Harbor', limits: { maxLength: 5 }, says: 'at most 5 characters' },
    { type: 'url', value: '', limits: { allowsNone: true }, says: null },
    { type: 'url', value: '', limits: {}, says: 'an address' },
    { type: 'list', value: ['one', 'two'], limits: {}, says: null },
    { type: 'list', value: ['one', 2], limits: {}, says: 'Item 2' },
    { type: 'list', value: ['one', 'two'], limits: { maxItems: 1 }, says: 'at most 1 items' },
    { type: 'list', value: { one: 1 }, limits: {}, says: 'a list' },
  ])('$value as $type within $limits: $says', ({ type, value, limits, says }) => {
    const problem = valueProblem(type, value, limits);
    if (says === null) expect(problem).toBeNull();
    else expect(problem).toContain(says);
  });

  it.each([
    { value: { label: 'Cup', to: '/tournament/Cup' }, says: null },
    { value: { label: 'Cup', to: '//elsewhere.example' }, says: 'Page: It must be a path' },
    { value: { label: 'Cup', to: '/\\elsewhere.example' }, says: 'Page: It must be a path' },
    { value: { label: 'Cup', to: 'javascript:alert(1)' }, says: 'Page: It must be a path' },
    { value: { label: ' ', to: '/cup' }, says: 'Label: It must not be empty' },
    { value: { to: '/cup' }, says: 'Label: It must not be empty' },
    { value: { label: 'Cup', to: '/cup', onclick: 'x' }, says: "no field 'onclick'" },
    { value: { label: 'A very long label', to: '/cup' }, says: 'at most 10 characters' },
    { value: 'Cup', says: 'It must have fields' },
  ])('an item $value of a list with fields: $says', ({ value, says }) => {
    const fields = [
      { key: 'label', label: 'Label', type: 'text', maxLength: 10 },
      { key: 'to', label: 'Page', type: 'path' },
    ] as const;
    const problem = valueProblem('list', [value], { fields });
    if (says === null) expect(problem).toBeNull();
    else expect(problem).toContain(says);
  });

  it.each([
    ['#2f7bff', true],
    ['#2F7BFF', true],
    ['blue', false],
    ['#2f7bff;background:url(x)', false],
  ])('%j as a colour is valid: %j', (value, isValid) => {
    expect(valueProblem('colour', value) === null).toBe(isValid);
  });

  it.each([
    [`${'0a'.repeat(16)}.webp`, true],
    ['mark.svg', false],
    ['../../etc/passwd', false],
    ['https://elsewhere.example/mark.webp', false],
  ])('%j as a picture is valid: %j', (value, isValid) => {
    expect(valueProblem('picture', value) === null).toBe(isValid);
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

it.each([
  ['queueMaxActive', 'Queue max active'],
  ['streamLink', 'Stream link'],
  ['finals-note', 'Finals note'],
])('the title of %s is %s', (id, title) => {
  expect(propertyTitle(id)).toBe(title);
});

describe('the difference of two texts', () => {
  it('names the lines that were removed and added', () => {
    expect(lineDiff('a\nb\nc', 'a\nc\nd').map(({ kind, text }) => `${kind} ${text}`)).toEqual([
      'same a',
      'removed b',
      'same c',
      'added d',
    ]);
  });

  it('holds both texts', () => {
    const text = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(text, text, (before, after) => {
        const lines = lineDiff(before.join('\n'), after.join('\n'));
        const without = (kind: string) =>
          lines.flatMap((line) => (line.kind === kind ? [] : [line.text]));
        expect(without('added')).toEqual(before);
        expect(without('removed')).toEqual(after);
      }),
    );
  });
});
