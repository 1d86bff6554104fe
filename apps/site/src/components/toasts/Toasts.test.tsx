import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { renderInFrame } from '../../testing/render';
import { notify } from './notify';

/** For how long a toast fades. */
const LEAVING_MS = 220;

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const toast = () => screen.queryByRole('listitem');
const region = () => screen.getByRole('region', { name: 'Notices' });

beforeEach(() => {
  vi.useFakeTimers();
  renderInFrame(<main />);
});
afterEach(async () => {
  await pass(10_000);
  vi.useRealTimers();
});

describe.each([
  { kind: 'default', seconds: 3 },
  { kind: 'success', seconds: 4 },
  { kind: 'danger', seconds: 6 },
] as const)('a toast that is $kind', ({ kind, seconds }) => {
  test(`stays ${seconds} s`, async () => {
    act(() => void notify({ message: 'Link copied.', kind }));
    await pass(seconds * 1_000 + LEAVING_MS - 1);
    expect(toast()?.textContent).toContain('Link copied.');
    await pass(1);
    expect(toast()).toBeNull();
  });

  test('stays for as long as it is read', async () => {
    act(() => void notify({ message: 'Link copied.', kind }));
    await pass(seconds * 1_000 - 1);
    fireEvent.mouseEnter(region());
    await pass(60_000);
    expect(toast()).not.toBeNull();
    fireEvent.mouseLeave(region());
    await pass(seconds * 1_000 + LEAVING_MS);
    expect(toast()).toBeNull();
  });
});

test('one of kind danger is announced to screen readers', async () => {
  act(() => void notify({ title: 'Vote not counted', message: 'Too late.', kind: 'danger' }));
  expect(screen.getByRole('alert').textContent).toContain('Vote not counted');
});

test('one closes by keyboard', async () => {
  act(() => void notify({ message: 'Link copied.' }));
  const dismiss = screen.getByRole('button', { name: 'Dismiss' });
  act(() => dismiss.focus());
  fireEvent.keyDown(dismiss, { key: 'Escape' });
  await pass(LEAVING_MS);
  expect(toast()).toBeNull();
});
