import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useObs } from './index';

/** Never opens, as an OBS that is not there. */
class ClosedSocket extends EventTarget {
  static opened: ClosedSocket[] = [];
  isClosed = false;

  constructor(readonly address: string) {
    super();
    ClosedSocket.opened.push(this);
  }

  close() {
    this.isClosed = true;
  }
}

function Room() {
  const obs = useObs();
  return (
    <button
      type="button"
      onClick={() => obs.connect({ address: 'ws://localhost:4455', password: 'secret' })}
    >
      {obs.state.status}
    </button>
  );
}

function press(): void {
  act(() => {
    screen.getByRole('button').click();
  });
}

function advance(ms: number): void {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
}

function storedIn(storage: Storage): readonly (string | null)[] {
  return Array.from({ length: storage.length }, (_, index) =>
    storage.getItem(storage.key(index) ?? ''),
  );
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', ClosedSocket);
  ClosedSocket.opened = [];
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('stays off until somebody connects, and connects by itself from then on', () => {
  const first = render(<Room />);
  expect(screen.getByRole('button').textContent).toBe('off');
  expect(ClosedSocket.opened).toEqual([]);
  press();
  expect(screen.getByRole('button').textContent).toBe('connecting');

  first.unmount();
  advance(1_000);
  expect(ClosedSocket.opened.map(({ isClosed }) => isClosed)).toEqual([true]);

  const second = render(<Room />);
  expect(screen.getByRole('button').textContent).toBe('connecting');
  expect(ClosedSocket.opened.map(({ address }) => address)).toEqual([
    'ws://localhost:4455',
    'ws://localhost:4455',
  ]);
  second.unmount();
  advance(1_000);
});

test('leaves the password out of what outlives the tab', () => {
  const room = render(<Room />);
  press();
  expect(storedIn(localStorage)).toContain('ws://localhost:4455');
  expect(storedIn(localStorage)).not.toContain('secret');
  expect(storedIn(sessionStorage)).toContain('secret');
  room.unmount();
  advance(1_000);
});

test('says that nobody answers, and tries again after 2 seconds', () => {
  const room = render(<Room />);
  press();
  act(() => void ClosedSocket.opened[0]!.dispatchEvent(new Event('close')));
  expect(screen.getByRole('button').textContent).toBe('lost');
  advance(1_999);
  expect(ClosedSocket.opened).toHaveLength(1);
  advance(1);
  expect(ClosedSocket.opened).toHaveLength(2);
  room.unmount();
  advance(1_000);
});
