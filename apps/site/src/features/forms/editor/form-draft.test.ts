import { describe, expect, it } from 'vitest';
import {
  draftProblem,
  EMPTY_FORM,
  type FormDraft,
  isSameDraft,
  newField,
  withChange,
  withField,
  withoutField,
} from './form-draft';
import { TEMPLATES } from './templates';

const choice = newField('choice');
const text = { ...newField('text'), condition: { field: choice.id, values: [] } };
const draft: FormDraft = { ...EMPTY_FORM, title: 'A form', fields: [choice, text] };

describe('a field', () => {
  it('that is deleted takes the conditions on it along, and brings them back', () => {
    const deleted = { ...draft, ...withoutField(draft, choice.id) };
    expect(deleted.fields).toEqual([{ ...text, condition: null }]);
    const back = { ...deleted, ...withField(deleted, draft, choice.id) };
    expect(isSameDraft(back, draft)).toBe(true);
    expect(withField(back, draft, choice.id)).toEqual({});
  });

  it('keeps what was changed since it was deleted', () => {
    const added = newField('rating');
    const deleted = { ...draft, ...withoutField(draft, text.id) };
    const later = { ...deleted, title: 'Renamed', fields: [...deleted.fields, added] };
    const back = { ...later, ...withField(later, draft, text.id) };
    expect([back.title, back.fields.map(({ id }) => id)]).toEqual([
      'Renamed',
      [choice.id, text.id, added.id],
    ]);
  });

  it('that loses an option loses it in conditions, too', () => {
    if (choice.kind !== 'choice') throw new Error('A choice.');
    const [first, second] = choice.options;
    const values = [first!.id, second!.id];
    const dependent = { ...text, condition: { field: choice.id, values } };
    const before = { ...draft, fields: [choice, dependent] };
    const { fields } = withChange(before, { ...choice, options: [first!] });
    expect(fields?.[1]?.condition?.values).toEqual([first!.id]);
  });
});

it.each([
  ['no title', { title: ' ' }],
  ['a bad address', { id: 'a b' }],
  ['a field without a question', { fields: [{ ...text, label: '' }] }],
])('with %s it cannot be saved', (_what, change) => {
  expect(draftProblem({ ...draft, ...change })).not.toBeNull();
  expect(draftProblem(draft)).toBeNull();
});

it.each(TEMPLATES.map(({ id, create }) => [id, create]))(
  'the template %s can be saved',
  (id, create) => {
    const made = create();
    expect(draftProblem({ ...made, title: made.title || String(id) })).toBeNull();
    expect(new Set(made.fields.map((field) => field.id)).size).toBe(made.fields.length);
  },
);
