import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { MemoryRouter } from '../../testing/MemoryRouter';
import { PaletteGate } from './PaletteGate';

let load: () => void = () => {};
const loaded = new Promise<void>((resolve) => {
  load = resolve;
});

vi.mock('./Palette', async () => {
  await loaded;
  return {
    default: ({ typedBefore }: { typedBefore: string }) => <output>{typedBefore}</output>,
  };
});

test('what is typed before the palette has come is what it searches', async () => {
  const press = (key: string, options = {}) =>
    fireEvent.keyDown(document.body, { key, ...options });
  render(
    <MemoryRouter>
      <PaletteGate />
    </MemoryRouter>,
  );
  press('k', { ctrlKey: true });
  // G and D alone would open the dashboard.
  for (const key of ['g', 'd', 'x', 'Backspace']) press(key);
  expect(screen.queryByRole('status')).toBeNull();
  await act(async () => load());
  expect((await screen.findByRole('status')).textContent).toBe('gd');
});
