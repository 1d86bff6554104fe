import { describe, expect, test, vi } from 'vitest';
import type { DialogBody } from './dialog-requests';
import { createDialogStore } from './dialog-store';

const body = (title: string): DialogBody => ({ kind: 'confirm', options: { title } });
const titles = (store: ReturnType<typeof createDialogStore>) =>
  store.current().map((dialog) => dialog.body.options.title);

const setUp = () => createDialogStore({ focused: () => null });

describe('a dialog', () => {
  test('resolves with its result and closes', async () => {
    const store = setUp();
    const answer = store.open(body('Sure?'), false);
    store.current().at(0)!.close(true);
    await expect(answer).resolves.toBe(true);
    expect(store.current()).toHaveLength(0);
  });

  test('resolves with the cancelled value when it is cancelled', async () => {
    const store = setUp();
    const answer = store.open<string | null>(body('Name?'), null);
    store.current().at(0)!.cancel();
    await expect(answer).resolves.toBeNull();
  });

  test('uses only its first result', async () => {
    const store = setUp();
    const answer = store.open(body('Sure?'), false);
    const dialog = store.current().at(0)!;
    dialog.close(true);
    dialog.cancel();
    await expect(answer).resolves.toBe(true);
  });

  test('remembers the focused element when it is opened', () => {
    const button = {} as Element;
    const store = createDialogStore({ focused: () => button });
    void store.open(body('Sure?'), false);
    expect(store.current().at(0)!.openers).toEqual([button]);
  });

  test('opened from another dialog also remembers the opener of that one', () => {
    const [page, dialog] = [{ at: 'page' }, { at: 'dialog' }] as unknown as [Element, Element];
    let focused = page;
    const store = createDialogStore({ focused: () => focused });
    void store.open(body('First'), false);
    focused = dialog;
    store.current().at(0)!.close(true);
    void store.open(body('Second'), false);
    expect(store.current().at(0)!.openers).toEqual([dialog, page]);
  });
});

describe('several dialogs', () => {
  test('are stacked and closed one by one', () => {
    const store = setUp();
    void store.open(body('First'), false);
    void store.open(body('Second'), false);
    expect(titles(store)).toEqual(['First', 'Second']);
    store.current().at(1)!.cancel();
    expect(titles(store)).toEqual(['First']);
  });

  test('can all be cancelled', async () => {
    const store = setUp();
    const answers = [
      store.open(body('First'), false),
      store.open<string | null>(body('Second'), null),
    ];
    store.cancelAll();
    await expect(Promise.all(answers)).resolves.toEqual([false, null]);
  });

  test('listeners are called for every opening and closing', () => {
    const store = setUp();
    const listener = vi.fn();
    const stop = store.subscribe(listener);
    void store.open(body('Sure?'), false);
    store.current().at(0)!.cancel();
    stop();
    void store.open(body('Again?'), false);
    expect(listener).toHaveBeenCalledTimes(2);
  });
});
