import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createToastStore, type ToastKind } from './toast-store';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

function setUp() {
  const store = createToastStore();
  const staying = () => store.current().filter((toast) => !toast.leaving);
  return { store, staying, messages: () => staying().map(({ message }) => message) };
}

describe('a toast', () => {
  test('that can be acted on stays longer, and is not merged with another like it', () => {
    const { store, staying } = setUp();
    const action = { label: 'Undo', run: () => {} };
    store.notify({ message: 'Deleted', action });
    store.notify({ message: 'Deleted', action });
    vi.advanceTimersByTime(7999);
    expect(staying()).toHaveLength(2);
    vi.advanceTimersByTime(1);
    expect(staying()).toHaveLength(0);
  });

  test.each<[ToastKind, number]>([
    ['default', 3000],
    ['success', 4000],
    ['danger', 6000],
  ])('of kind %s stays %i ms', (kind, time) => {
    const { store, staying } = setUp();
    store.notify({ message: 'Saved', kind });
    vi.advanceTimersByTime(time - 1);
    expect(staying()).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(staying()).toHaveLength(0);
  });

  test('has the kind default unless another one is given', () => {
    const { store } = setUp();
    store.notify({ message: 'Saved' });
    expect(store.current()[0]?.kind).toBe('default');
  });

  test('leaves the page shortly after it has been closed', () => {
    const { store } = setUp();
    store.dismiss(store.notify({ message: 'Saved' }));
    expect(store.current()[0]?.leaving).toBe(true);
    vi.advanceTimersByTime(220);
    expect(store.current()).toHaveLength(0);
  });

  test('pauses its timer while it is read, and continues with the time left', () => {
    const { store, staying } = setUp();
    store.notify({ message: 'Saved' });
    vi.advanceTimersByTime(2000);
    store.pause();
    vi.advanceTimersByTime(60_000);
    expect(staying()).toHaveLength(1);
    store.resume();
    vi.advanceTimersByTime(999);
    expect(staying()).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(staying()).toHaveLength(0);
  });

  test('that is added while others are read is paused, too', () => {
    const { store, staying } = setUp();
    store.pause();
    store.notify({ message: 'Saved' });
    vi.advanceTimersByTime(10_000);
    expect(staying()).toHaveLength(1);
    store.resume();
    vi.advanceTimersByTime(3000);
    expect(staying()).toHaveLength(0);
  });
});

describe('several toasts', () => {
  test('the same message twice is one toast that stays longer', () => {
    const { store, staying } = setUp();
    store.notify({ message: 'Saved' });
    vi.advanceTimersByTime(2000);
    store.notify({ message: 'Saved' });
    expect(staying()).toHaveLength(1);
    vi.advanceTimersByTime(2000);
    expect(staying()).toHaveLength(1);
    vi.advanceTimersByTime(1000);
    expect(staying()).toHaveLength(0);
  });

  test('the oldest goes when there are more than four', () => {
    const { store, messages } = setUp();
    for (const message of ['1', '2', '3', '4', '5']) store.notify({ message, kind: 'danger' });
    expect(messages()).toEqual(['2', '3', '4', '5']);
  });

  test('listeners are called for every change', () => {
    const { store } = setUp();
    const listener = vi.fn();
    const stop = store.subscribe(listener);
    store.notify({ message: 'Saved' });
    vi.advanceTimersByTime(3000 + 220);
    expect(listener).toHaveBeenCalledTimes(3);
    stop();
    store.notify({ message: 'Again' });
    expect(listener).toHaveBeenCalledTimes(3);
  });
});
