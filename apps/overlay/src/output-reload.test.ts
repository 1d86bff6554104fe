import { expect, it, vi } from 'vitest';
import { createOutputReload } from './output-reload';

it('an output that is on air loads anew when nothing of it is seen any more', () => {
  const reload = vi.fn();
  const output = createOutputReload(reload);
  output.request();
  output.setQuiet(false);
  expect(reload).not.toHaveBeenCalled();
  output.setQuiet(true);
  expect(reload).toHaveBeenCalledOnce();
});

it('an output that nobody sees loads anew at once', () => {
  const reload = vi.fn();
  const output = createOutputReload(reload);
  output.setQuiet(true);
  expect(reload).not.toHaveBeenCalled();
  output.request();
  expect(reload).toHaveBeenCalledOnce();
});
