import { describe, expect, test, vi } from 'vitest';
import type { DialogBody } from './dialog-requests';
import { createDialogStore } from './dialog-store';

const body = (title: string): DialogBody => ({ kind: 'confirm', options: { title } });
const titles = (store: ReturnType<typeof createDialogStore>) =>
  store.current().map((dialog) => dialog.body.options.title);

const setUp = () => createDialogStore({ focused: () => null });

describe('a dialog', () => {
  test('answers the one who asked and goes', async () => {
    const store = setUp();
    const answer = store.ask(body('Sure?'), false);
    store.current().at(0)!.close(true);
    await expect(answer).resolves.toBe(true);
    expect(store.current()).toHaveLength(0);
  });

  test('left without an answer gives the cancelled one', async () => {
    const store = setUp();
    const answer = store.ask<string | null>(body('Name?'), null);
    store.current().at(0)!.cancel();
    await expect(answer).resolves.toBeNull();
  });

  test('hears only its first answer', async () => {
    const store = setUp();
    const answer = store.ask(body('Sure?'), false);
    const dialog = store.current().at(0)!;
    dialog.close(true);
    dialog.cancel();
    await expect(answer).resolves.toBe(true);
  });

  test('remembers where the focus was when it was asked for', () => {
    const button = {} as Element;
    const store = createDialogStore({ focused: () => button });
    void store.ask(body('Sure?'), false);
    expect(store.current().at(0)!.openers).toEqual([button]);
  });

  test('opened out of another one knows where that one came from', () => {
    const [page, dialog] = [{ at: 'page' }, { at: 'dialog' }] as unknown as [Element, Element];
    let focused = page;
    const store = createDialogStore({ focused: () => focused });
    void store.ask(body('First'), false);
    focused = dialog;
    store.current().at(0)!.close(true);
    void store.ask(body('Second'), false);
    expect(store.current().at(0)!.openers).toEqual([dialog, page]);
  });
});

describe('several dialogs', () => {
  test('stand on top of each other and go one by one', () => {
    const store = setUp();
    void store.ask(body('First'), false);
    void store.ask(body('Second'), false);
    expect(titles(store)).toEqual(['First', 'Second']);
    store.current().at(1)!.cancel();
    expect(titles(store)).toEqual(['First']);
  });

  test('are all cancelled where they cannot be shown', async () => {
    const store = setUp();
    const answers = [
      store.ask(body('First'), false),
      store.ask<string | null>(body('Second'), null),
    ];
    store.cancelAll();
    await expect(Promise.all(answers)).resolves.toEqual([false, null]);
  });

  test('those who listen hear of every opening and closing', () => {
    const store = setUp();
    const heard = vi.fn();
    const stop = store.subscribe(heard);
    void store.ask(body('Sure?'), false);
    store.current().at(0)!.cancel();
    stop();
    void store.ask(body('Again?'), false);
    expect(heard).toHaveBeenCalledTimes(2);
  });
});
