import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { renderAgainInFrame, renderInFrame } from '../../testing/render';
import { NumberInput } from '../forms/NumberInput';
import { TextArea } from '../forms/TextArea';
import {
  ask,
  choose,
  confirmAction,
  confirmForm,
  dialogs,
  selectPlayer,
  showError,
  showInfo,
  showSuccess,
} from './dialogs';

// Loaded on demand, which takes longer here than any dialog.
beforeAll(() => import('./DialogStack'));
afterEach(() => {
  vi.restoreAllMocks();
  act(() => dialogs.cancelAll());
});

const PLAYERS = ['sable', 'Pavlik', 'quill'].map((name, index) => ({ ID: `p${index}`, name }));

/** The open dialog, once its code is loaded. */
async function dialogOf(name: string) {
  const dialog = await screen.findByRole('dialog', { name });
  return { dialog, ...within(dialog) };
}

async function waitUntilClosed() {
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

/** An action that the test resolves or rejects. */
function createAction() {
  const runs: { succeed: () => void; fail: (reason: string) => void }[] = [];
  return {
    runs,
    action: () =>
      new Promise<void>((resolve, reject) => {
        runs.push({ succeed: resolve, fail: (reason) => reject(new Error(reason)) });
      }),
  };
}

test('a confirmed action is pending, then says that it succeeded', async () => {
  const user = renderInFrame(<main />);
  const { action, runs } = createAction();
  const title = 'Confirm rules';
  const confirmed = confirmAction({
    title,
    confirmLabel: 'Confirm Rules',
    action,
    success: 'Rules confirmed!',
  });
  const { dialog, getByRole, findByRole } = await dialogOf(title);
  const confirm = getByRole('button', { name: 'Confirm Rules' });
  expect(document.activeElement).toBe(confirm);
  await user.keyboard('{Enter}');

  expect(confirm.getAttribute('aria-busy')).toBe('true');
  expect(getByRole('button', { name: 'Cancel' }).hasAttribute('disabled')).toBe(true);
  await user.keyboard('{Escape}');
  expect(dialog.isConnected).toBe(true);
  expect(runs).toHaveLength(1);

  runs[0]?.succeed();
  const close = await findByRole('button', { name: 'Close' });
  expect(dialog.textContent).toContain('Rules confirmed!');
  expect(document.activeElement).toBe(close);
  await user.keyboard('{Enter}');
  await waitUntilClosed();
  expect(await confirmed).toBe(true);
});

test('an action that fails says why, and can be tried again or left', async () => {
  const user = renderInFrame(<main />);
  const { action, runs } = createAction();
  const confirmed = confirmAction({
    title: 'Update roster',
    confirmLabel: 'Update',
    action,
    success: 'Roster updated.',
  });
  const { getByRole, findByRole, queryByRole } = await dialogOf('Update roster');
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
  await user.click(getByRole('button', { name: 'Update' }));
  runs[0]?.fail('The roster is locked since 11 September.');
  const alert = await findByRole('alert');
  expect(alert.textContent).toContain('The roster is locked since 11 September.');
  // Below a long form it would be out of sight.
  expect(
    scrolled.mock.contexts.some((element) => element instanceof Element && element.contains(alert)),
  ).toBe(true);

  await user.click(getByRole('button', { name: 'Try again' }));
  expect(queryByRole('alert')).toBeNull();
  expect(runs).toHaveLength(2);
  runs[1]?.fail('Still locked.');
  expect((await findByRole('alert')).textContent).toContain('Still locked.');
  await user.click(getByRole('button', { name: 'Cancel' }));
  await waitUntilClosed();
  expect(await confirmed).toBe(false);
});

test.each([
  ['is removed', false],
  ['is disabled', true],
])('the focus stays on the page where the button %s', async (_, isDisabled) => {
  let isDone = false;
  const opener = () =>
    isDone && !isDisabled ? null : (
      <button type="button" disabled={isDone}>
        Confirm Rules
      </button>
    );
  const page = () => <main tabIndex={-1}>{opener()}</main>;
  const { user, rerender } = renderAgainInFrame(page());
  screen.getByRole('button', { name: 'Confirm Rules' }).focus();
  const confirmed = confirmAction({ title: 'Confirm', action: async () => {}, success: 'Done.' });
  const { getByRole, findByRole } = await dialogOf('Confirm');
  await user.click(getByRole('button', { name: 'Confirm' }));
  const close = await findByRole('button', { name: 'Close' });
  isDone = true;
  rerender(page());
  await user.click(close);
  await waitUntilClosed();
  await confirmed;
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

test.each([
  {
    name: 'Error',
    text: 'You have been banned.',
    show: () => showError(new Error('You have been banned.')),
  },
  {
    name: 'Information',
    text: 'Seeding is drafted.',
    show: () => showInfo({ message: 'Seeding is drafted.' }),
  },
  {
    name: 'Success',
    text: 'The winners have been drawn.',
    show: () => showSuccess({ message: 'The winners have been drawn.' }),
  },
])('the dialog $name says its message and closes by Enter', async ({ name, text, show }) => {
  const user = renderInFrame(<main />);
  const closed = show();
  const { dialog } = await dialogOf(name);
  expect(dialog.textContent).toContain(text);
  await user.keyboard('{Enter}');
  await waitUntilClosed();
  await closed;
});

test('a question refuses an answer that does not fit, beside its field', async () => {
  const user = renderInFrame(<main />);
  const answer = ask({
    title: 'Rename team',
    label: 'New name',
    validate: (name) => (name.length < 3 ? 'Use at least three letters.' : null),
  });
  const { dialog, getByLabelText } = await dialogOf('Rename team');
  const field = getByLabelText('New name');
  expect(document.activeElement).toBe(field);
  await user.type(field, 'NH{Enter}');
  expect(dialog.textContent).toContain('Use at least three letters.');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  await user.type(field, ' II{Enter}');
  expect(await answer).toBe('NH II');
});

test('a player has to be selected before there is a button to confirm', async () => {
  const user = renderInFrame(<main />);
  const selected = selectPlayer({
    title: 'Transfer ownership',
    confirmLabel: 'Transfer',
    players: PLAYERS,
  });
  const { getAllByRole, getByRole, queryByRole } = await dialogOf('Transfer ownership');
  expect(getAllByRole('radio')).toHaveLength(PLAYERS.length);
  expect(queryByRole('button', { name: 'Transfer' })).toBeNull();
  await user.click(getByRole('radio', { name: /Pavlik/ }));
  await user.click(getByRole('button', { name: 'Transfer' }));
  expect(await selected).toMatchObject({ ID: 'p1' });
});

test('a form says what is wrong with each of its fields', async () => {
  const user = renderInFrame(<main />);
  const noBan: { reason: string; days: number | null } = { reason: '', days: null };
  const filled = confirmForm({
    title: 'Ban player',
    initial: noBan,
    confirmLabel: 'Ban',
    validate: ({ reason, days }) => ({
      ...(reason === '' && { reason: 'Say why, for the log.' }),
      ...(days === null && { days: 'Enter a number of days.' }),
    }),
    form: ({ bind }) => (
      <>
        <TextArea label="Reason" {...bind('reason')} />
        <NumberInput label="Days" min={1} {...bind('days')} />
      </>
    ),
  });
  const { dialog, getByRole, getByLabelText } = await dialogOf('Ban player');
  await user.click(getByRole('button', { name: 'Ban' }));
  expect(dialog.textContent).toContain('Say why, for the log.');
  expect(dialog.textContent).toContain('Enter a number of days.');
  await user.type(getByLabelText('Reason'), 'Left three matches');
  await user.type(getByLabelText('Days'), '3');
  await user.click(getByRole('button', { name: 'Ban' }));
  expect(await filled).toEqual({ reason: 'Left three matches', days: 3 });
});

test('several ways can be offered at once', async () => {
  const user = renderInFrame(<main />);
  const chosen = choose({
    title: 'Correct result',
    choices: [
      { value: 'reset', label: 'Reset later matches' },
      { value: 'keep', label: 'Keep later matches' },
    ],
  });
  const { getByRole } = await dialogOf('Correct result');
  expect(document.activeElement).toBe(getByRole('button', { name: /Reset later matches/ }));
  await act(() => user.click(getByRole('button', { name: /Keep later matches/ })));
  expect(await chosen).toBe('keep');
});
