import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Answers, checkAnswers, visibleFields } from './answers';
import { answerTexts } from './display';
import { type FormField, fieldProblem, otherAnswer } from './fields';
import { changeProblem, mergeFields } from './known-fields';
import { answerRefusal, formState } from './state';
import { summarizeField } from './summary';

const base = { label: 'A field', help: '', required: false, condition: null };
const text: FormField = { ...base, id: 'text', kind: 'text', long: false };
const number: FormField = { ...base, id: 'number', kind: 'number', min: 1, max: 9, whole: true };
const rating: FormField = { ...base, id: 'rating', kind: 'rating', steps: 5 };
const options = [
  { id: 'a', label: 'Apple' },
  { id: 'b', label: 'Banana' },
];
const one: FormField = { ...base, id: 'one', kind: 'choice', options, many: false, other: true };
const many: FormField = { ...base, id: 'many', kind: 'choice', options, many: true, other: true };
const player: FormField = { ...base, id: 'player', kind: 'player' };
const picture: FormField = { ...base, id: 'picture', kind: 'picture' };
const shownFor = (field: FormField, parent: string, values: string[] = []): FormField => ({
  ...field,
  condition: { field: parent, values },
});

describe('an answer', () => {
  it.each<[string, FormField, unknown, unknown]>([
    ['text is trimmed', text, '  hello \r\n', 'hello'],
    ['text in one way of writing it', text, 'e\u0301', 'é'],
    ['text without control characters', text, 'a\u0000b', 'ab'],
    ['text without half a character', text, 'a\ud800b', 'ab'],
    ['empty text is no answer', text, '   ', undefined],
    ['invisible text is no answer', text, '\u200b\u2060', undefined],
    ['a number', number, 3, 3],
    ['negative zero', { ...number, min: null }, -0, 0],
    ['a rating', rating, 5, 5],
    ['an option', one, 'a', 'a'],
    ['a written answer', one, otherAnswer(' Pear '), 'other:Pear'],
    ['an option twice', many, ['a', 'a', 'b'], ['a', 'b']],
    ['no options', many, [], undefined],
    ['a player', player, 'p1', 'p1'],
    [
      'a picture',
      picture,
      '0f8fad5b-d9cb-469f-a165-70867728950e',
      '0f8fad5b-d9cb-469f-a165-70867728950e',
    ],
  ])('is valid: %s', (_what, field, given, cleaned) => {
    const { answers, problems } = checkAnswers([field], { [field.id]: given });
    expect(problems).toEqual({});
    expect(answers[field.id]).toEqual(cleaned);
  });

  it.each<[string, FormField, unknown]>([
    ['a text that is too long', text, 'x'.repeat(201)],
    ['a number for a text', text, 5],
    ['too small', number, 0],
    ['too large', number, 10],
    ['not whole', number, 1.5],
    ['no number', number, Number.NaN],
    ['a text for a number', number, '3'],
    ['no step', rating, 6],
    ['step zero', rating, 0],
    ['an unknown option', one, 'c'],
    ['an inherited name', one, 'constructor'],
    ['an empty written answer', one, otherAnswer('  ')],
    ['a written answer where none is asked', { ...one, other: false }, 'other:x'],
    ['a list for one option', one, ['a']],
    ['one option for a list', many, 'a'],
    ['two written answers', many, ['other:x', 'other:y']],
    ['a list inside a list', many, [['a']]],
    ['no id of a picture', picture, '../../etc/passwd'],
  ])('is refused: %s', (_what, field, given) => {
    expect(Object.keys(checkAnswers([field], { [field.id]: given }).problems)).toEqual([field.id]);
  });

  it('to a field that does not exist is refused', () => {
    expect(checkAnswers([text], { nothing: 'x' }).problems).toHaveProperty('nothing');
  });

  it('is missing where it is required', () => {
    const required = { ...text, required: true };
    expect(checkAnswers([required], { text: ' ' }).problems).toEqual({
      text: 'This field needs an answer.',
    });
  });
});

describe('a condition', () => {
  const dependent = shownFor({ ...text, required: true }, 'one', ['a']);

  it.each<[string, Answers, string[]]>([
    ['the value', { one: 'a' }, ['one', 'text']],
    ['another value', { one: 'b' }, ['one']],
    ['no answer', {}, ['one']],
  ])('with %s', (_what, answers, shown) => {
    expect(visibleFields([one, dependent], answers).map(({ id }) => id)).toEqual(shown);
  });

  it('without values asks whether there is an answer', () => {
    const fields = [text, shownFor(rating, 'text')];
    expect(visibleFields(fields, { text: 'x' })).toHaveLength(2);
    expect(visibleFields(fields, { text: '' })).toHaveLength(1);
  });

  it('knows ratings, lists and written answers', () => {
    expect(
      visibleFields([rating, shownFor(text, 'rating', ['1', '2'])], { rating: 2 }),
    ).toHaveLength(2);
    expect(visibleFields([many, shownFor(text, 'many', ['b'])], { many: ['a', 'b'] })).toHaveLength(
      2,
    );
    expect(visibleFields([one, shownFor(text, 'one', ['other'])], { one: 'other:x' })).toHaveLength(
      2,
    );
  });

  it('drops hidden answers, and all that depends on them', () => {
    const chain = [one, shownFor(rating, 'one', ['a']), shownFor(text, 'rating')];
    expect(checkAnswers(chain, { one: 'b', rating: 3, text: 'x' })).toEqual({
      answers: { one: 'b' },
      problems: {},
    });
  });

  it.each<[string, FormField[]]>([
    ['an unknown field', [shownFor(text, 'nothing')]],
    ['an unknown value', [one, shownFor(text, 'one', ['z'])]],
    ['a value of a text', [text, shownFor(rating, 'text', ['x'])]],
    ['itself', [shownFor(rating, 'rating', ['1'])]],
    ['a circle', [shownFor(rating, 'one', ['a']), shownFor(one, 'rating', ['1'])]],
    [
      'a circle behind it',
      [shownFor(text, 'one'), shownFor(rating, 'one', ['a']), shownFor(one, 'rating', ['1'])],
    ],
  ])('cannot name %s', (_what, fields) => {
    expect(fieldProblem(fields)).not.toBeNull();
  });

  it('can name a field that has a condition, whatever their order', () => {
    const fields = [shownFor(text, 'rating'), shownFor(rating, 'one', ['a']), one];
    expect(fieldProblem(fields)).toBeNull();
  });
});

describe('the definition of a form', () => {
  it.each<[string, FormField[]]>([
    ['one id twice', [text, text]],
    ['a range upside down', [{ ...number, min: 5, max: 1 }]],
    ['no options', [{ ...one, options: [] }]],
    ['one option twice', [{ ...one, options: [options[0]!, options[0]!] }]],
    ['an option named other', [{ ...one, options: [{ id: 'other', label: 'x' }] }]],
  ])('is refused with %s', (_what, fields) => {
    expect(fieldProblem(fields)).not.toBeNull();
  });
});

describe('whatever is answered', () => {
  const ids = ['f0', 'f1', 'f2', 'f3', 'f4'] as const;
  /** Conditions name earlier fields only, so the form is valid. */
  const form = fc
    .tuple(
      ...ids.map((id, index) =>
        fc.record({
          kind: fc.constantFrom('text', 'number', 'one', 'many', 'rating'),
          required: fc.boolean(),
          parent: index === 0 ? fc.constant(null) : fc.option(fc.nat({ max: index - 1 })),
          id: fc.constant(id),
        }),
      ),
    )
    .map((plans) =>
      plans.map(({ id, kind, required, parent }): FormField => {
        const shared = {
          ...{ id, label: id, help: '', required },
          condition: parent === null ? null : { field: ids[parent]!, values: [] },
        };
        if (kind === 'text') return { ...shared, kind, long: true };
        if (kind === 'number') return { ...shared, kind, min: null, max: 50, whole: false };
        if (kind === 'rating') return { ...shared, kind, steps: 5 };
        return { ...shared, kind: 'choice', options, many: kind === 'many', other: true };
      }),
    );
  const value = fc.oneof(
    fc.constantFrom('a', 'b', 'other:pear', ''),
    fc.string(),
    fc.integer({ min: 0, max: 9 }),
    fc.double(),
    fc.array(fc.constantFrom('a', 'b', 'other:pear')),
    fc.constant(null),
  );
  const answered = fc.tuple(form, fc.dictionary(fc.constantFrom(...ids), value));

  it('answers that are valid are valid after a round trip', () => {
    fc.assert(
      fc.property(answered, ([fields, given]) => {
        const { answers, problems } = checkAnswers(fields, given);
        fc.pre(Object.keys(problems).length === 0);
        const sent = JSON.parse(JSON.stringify(answers)) as Answers;
        expect(checkAnswers(fields, sent)).toEqual({ answers, problems: {} });
      }),
    );
  });

  it('a hidden field is neither missing nor answered', () => {
    fc.assert(
      fc.property(answered, ([fields, given]) => {
        expect(fieldProblem(fields)).toBeNull();
        const { answers, problems } = checkAnswers(fields, given);
        const shown = new Set(visibleFields(fields, answers).map(({ id }) => id));
        for (const { id } of fields) {
          if (shown.has(id)) continue;
          expect(problems).not.toHaveProperty(id);
          expect(answers).not.toHaveProperty(id);
        }
      }),
    );
  });
});

describe('an edited form', () => {
  const known = mergeFields([], [one, text]);

  it('keeps removed fields and options', () => {
    const edited = mergeFields(known, [{ ...one, options: [options[1]!] }]);
    expect(edited.map(({ field, removed }) => [field.id, removed])).toEqual([
      ['one', false],
      ['text', true],
    ]);
    expect(edited[0]!.removedOptions).toEqual([options[0]]);
    expect(answerTexts(edited[0]!, 'a')).toEqual(['Apple']);
    expect(mergeFields(edited, [one, text])).toEqual(known);
  });

  it('keeps the kinds of its fields', () => {
    expect(changeProblem(known, [{ ...rating, id: 'text' }])).toMatchObject({ field: 'text' });
    expect(changeProblem(known, [{ ...many, id: 'one' }])).toMatchObject({ field: 'one' });
    expect(changeProblem(known, [{ ...text, label: 'Renamed' }, rating])).toBeNull();
  });
});

describe('a summary', () => {
  const summarize = (field: FormField, answers: Answers[string][]) =>
    summarizeField({ field, removed: false, removedOptions: [] }, answers);

  it('counts options, also those that nobody chose', () => {
    expect(summarize(many, [['b', 'other:x'], ['b']])).toMatchObject({
      answered: 2,
      counts: [
        { value: 'a', label: 'Apple', count: 0 },
        { value: 'b', label: 'Banana', count: 2 },
        { value: 'other', label: 'Other', count: 1 },
      ],
    });
  });

  it('describes ratings and numbers', () => {
    const { counts, numbers } = summarize(rating, [5, 4, 4]);
    expect(counts.map(({ count }) => count)).toEqual([0, 0, 0, 2, 1]);
    expect(numbers).toEqual({ min: 4, max: 5, mean: 4.33, median: 4 });
    expect(summarize(number, []).numbers).toBeNull();
  });

  it('puts many numbers into ranges that have all of them', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -100, max: 100 }), { minLength: 1 }), (numbers) => {
        const { counts } = summarize(number, numbers);
        expect(counts.reduce((sum, { count }) => sum + count, 0)).toBe(numbers.length);
        expect(counts.length).toBeLessThanOrEqual(12);
      }),
    );
  });

  it('has ranges of whole numbers, and the newest texts', () => {
    const { counts } = summarize(number, [
      2,
      ...Array.from({ length: 40 }, (_, index) => index + 2),
    ]);
    expect([counts[0]!.label, counts.at(-1)!.label]).toEqual(['2–6', '37–41']);
    expect(summarize(text, ['a', 'b', 'c', 'd', 'e', 'f']).texts).toEqual([
      'a',
      'b',
      'c',
      'd',
      'e',
    ]);
  });

  it('names players who are named most', () => {
    expect(summarize(player, ['x', 'y', 'y']).counts.map(({ value }) => value)).toEqual(['y', 'x']);
  });
});

describe('the state of a form', () => {
  it.each([
    ['draft', { opensAt: null, closesAt: null, deletedAt: null }],
    ['planned', { opensAt: 20, closesAt: null, deletedAt: null }],
    ['open', { opensAt: 10, closesAt: 11, deletedAt: null }],
    ['closed', { opensAt: 5, closesAt: 10, deletedAt: null }],
    ['deleted', { opensAt: 5, closesAt: null, deletedAt: 7 }],
  ])('is %s', (state, times) => {
    expect(formState(times, 10)).toBe(state);
  });

  const open = {
    ...{ state: 'open' as const, invited: true, own: null, changeable: true },
    ...{ responses: 0, maxResponses: 1 },
  };
  it.each([
    [null, {}],
    ['closed', { state: 'closed' as const, own: { review: null } }],
    ['planned', { state: 'planned' as const }],
    ['not_open', { state: 'draft' as const }],
    ['not_invited', { invited: false }],
    ['full', { responses: 1 }],
    [null, { responses: 1, own: { review: null } }],
    ['answered', { changeable: false, own: { review: null } }],
    ['answered', { changeable: false, own: { review: 'pending' as const } }],
    [null, { changeable: false, own: { review: 'refused' as const } }],
    ['accepted', { own: { review: 'accepted' as const } }],
  ])('refuses an answer as %s', (refusal, circumstances) => {
    expect(answerRefusal({ ...open, ...circumstances })).toBe(refusal);
  });
});
