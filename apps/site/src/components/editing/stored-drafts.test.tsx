import { cleanup, screen } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { renderInFrame } from '../../testing/render';
import { TextInput } from '../forms/TextInput';
import { EditorNotices } from './EditorNotices';
import { StoredDraftOffer } from './StoredDraftOffer';
import { useEditorForm } from './use-editor-form';

interface Note {
  readonly id: string;
  readonly revision: number;
  readonly title: string;
  readonly text: string;
}

interface NoteDraft {
  readonly title: string;
  readonly text: string;
  /** Stands for a file, which is not stored. */
  readonly picture: string;
}

const NOTICE = 'You have unsaved changes';
const SAVED: Note = { id: '7', revision: 3, title: 'Rules', text: 'Be kind.' };

/** As the server has it. */
let saved: Note | null = null;

// Loaded on demand: from then on, what is not shown at once is not shown at all.
beforeAll(async () => {
  const draft = { at: 0, isOutdated: false, restore: () => {}, forget: () => {} };
  renderInFrame(<StoredDraftOffer draft={draft} />);
  await screen.findByText(NOTICE);
});
beforeEach(() => {
  localStorage.clear();
  saved = SAVED;
});

function NoteEditor() {
  const save = async ({ title, text }: NoteDraft, revision: number) => {
    saved = { id: SAVED.id, revision: revision + 1, title, text };
    return saved;
  };
  const form = useEditorForm<NoteDraft, Note>({
    kind: 'note',
    entity: saved,
    draftOf: (note) => ({ title: note?.title ?? '', text: note?.text ?? '', picture: '' }),
    isSame: (one, other) => JSON.stringify(one) === JSON.stringify(other),
    withoutFiles: (draft) => ({ ...draft, picture: '' }),
    create: (draft) => save(draft, 0),
    edit: (draft, { revision }) => save(draft, revision),
  });
  const { draft, change } = form;
  return (
    <>
      <EditorNotices form={form} found={saved} onReload={() => {}} />
      <TextInput label="Title" value={draft.title} onChange={(title) => change({ title })} />
      <TextInput label="Text" value={draft.text} onChange={(text) => change({ text })} />
      <TextInput
        label="Picture"
        value={draft.picture}
        onChange={(picture) => change({ picture })}
      />
      <button type="button" onClick={() => void form.save()}>
        Save
      </button>
      <output>{form.isChanged ? (form.isStored ? 'stored' : 'not stored') : 'saved'}</output>
    </>
  );
}

/** Opens the page, as after a reload. */
function open() {
  cleanup();
  return renderInFrame(<NoteEditor />);
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const button = (name: string) => screen.getByRole('button', { name });
const notice = () => screen.queryByText(NOTICE);
const state = () => screen.getByRole('status').textContent;

test('unsaved changes are offered after a reload, and restored', async () => {
  const first = open();
  expect(notice()).toBeNull();
  await first.type(field('Text'), ' Have fun.');
  expect(notice()).toBeNull();

  const second = open();
  expect(field('Text').value).toBe('Be kind.');
  expect(notice()).not.toBeNull();
  await second.click(button('Restore'));
  expect(field('Text').value).toBe('Be kind. Have fun.');
  expect(notice()).toBeNull();
  expect(state()).toBe('stored');
});

test('discarded changes are not offered again', async () => {
  await open().type(field('Title'), '!');
  const user = open();
  await user.click(button('Discard'));
  expect(field('Title').value).toBe('Rules');
  open();
  expect(notice()).toBeNull();
});

test('nothing is left to offer once it is saved, or typed back', async () => {
  const user = open();
  await user.type(field('Title'), '!');
  await user.click(button('Save'));
  expect(state()).toBe('saved');
  const again = open();
  expect(notice()).toBeNull();
  await again.type(field('Title'), '?{Backspace}');
  open();
  expect(notice()).toBeNull();
  expect(field('Title').value).toBe('Rules!');
});

test('restoring changes only what was edited, and says that somebody has saved since', async () => {
  await open().type(field('Title'), ' of the house');
  saved = { ...SAVED, revision: 4, text: 'Be on time.' };
  const user = open();
  expect(screen.getByText(/Someone else has saved since/)).toBeTruthy();
  await user.click(button('Restore'));
  expect(field('Title').value).toBe('Rules of the house');
  expect(field('Text').value).toBe('Be on time.');
});

test('a save that changes nothing leaves the offer', async () => {
  await open().type(field('Title'), '!');
  const user = open();
  await user.click(button('Save'));
  expect(notice()).not.toBeNull();
  await user.click(button('Restore'));
  expect(field('Title').value).toBe('Rules!');
});

test('a new item is stored until its first save, and then under its own id', async () => {
  saved = null;
  await open().type(field('Title'), 'Plan');
  const user = open();
  await user.click(button('Restore'));
  expect(field('Title').value).toBe('Plan');
  await user.click(button('Save'));
  await user.type(field('Text'), 'Later');
  saved = null;
  open();
  expect(notice()).toBeNull();
  saved = { ...SAVED, revision: 1, title: 'Plan', text: '' };
  open();
  expect(notice()).not.toBeNull();
});

test('a file is not stored, and the form knows it', async () => {
  await open().type(field('Picture'), 'stage.png');
  expect(state()).toBe('not stored');
  open();
  expect(notice()).toBeNull();
});
