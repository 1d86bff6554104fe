import { afterEach, expect, it, vi } from 'vitest';
import { saveText } from './save-text';

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it('a saved text stays readable until the browser has read it', () => {
  vi.useFakeTimers();
  const revoked = vi.spyOn(URL, 'revokeObjectURL');
  const clicked: { address: string; name: string }[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    clicked.push({ address: this.href, name: this.download });
  });

  saveText('Rank,Name', { name: 'staff.csv', type: 'text/csv' });
  expect(clicked).toEqual([{ address: expect.stringMatching(/^blob:/), name: 'staff.csv' }]);
  vi.advanceTimersByTime(30_000);
  expect(revoked).not.toHaveBeenCalled();
  vi.advanceTimersByTime(30_000);
  expect(revoked.mock.calls).toEqual([[clicked[0]?.address]]);
});
