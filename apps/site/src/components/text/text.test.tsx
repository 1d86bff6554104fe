import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderInFrame } from '../../testing/render';
import { CopyBox } from './CopyBox';
import { ExpandableCard } from './ExpandableCard';

test('a card shows more on request', async () => {
  const user = renderInFrame(
    <ExpandableCard title="Prize pool" summary="$12,500 among the first eight.">
      1st $6,000
    </ExpandableCard>,
  );
  expect(screen.queryByText('1st $6,000')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  expect(screen.getByText('1st $6,000')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Show less' }));
  expect(screen.queryByText('1st $6,000')).toBeNull();
});

test('a copy box puts its text into the clipboard and says so for a while', async () => {
  const user = renderInFrame(<CopyBox label="Code" text="MES-4821" />);
  const button = screen.getByRole('button', { name: 'Copy' });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  await user.click(button);
  expect(await navigator.clipboard.readText()).toBe('MES-4821');
  await act(() => vi.advanceTimersByTimeAsync(100));
  expect(screen.getByRole('status').textContent).toBe('Copied');
  expect(button.textContent).toBe('Copied');
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  expect(button.textContent).toBe('Copy');
  expect(screen.getByRole('status').textContent).toBe('');
  vi.useRealTimers();
});
