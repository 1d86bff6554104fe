import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { pageAt } from '../../page-files';
import { useLocation } from '../../router/RouterProvider';
import { renderInFrame } from '../../testing/render';
import { GO_KEYS, goKeysOf } from './go-keys';
import { useGoKeys } from './use-go-keys';

function Site({ isCovered = false }: { isCovered?: boolean }) {
  useGoKeys({}, () => isCovered);
  return (
    <>
      <p>{useLocation().pathname}</p>
      <input aria-label="Name" />
    </>
  );
}

it.each(Object.entries(GO_KEYS))('G and %s open %s, which exists', (letter, to) => {
  expect(pageAt(to)?.route).toBe(to);
  expect(goKeysOf(to)).toBe(`G ${letter.toUpperCase()}`);
});

it('opens a page by two keys, and by the second alone nothing', async () => {
  renderInFrame(<Site />);
  await userEvent.keyboard('m');
  expect(screen.queryByText('/matches')).toBeNull();
  await userEvent.keyboard('gm');
  expect(await screen.findByText('/matches')).toBeTruthy();
});

it('does nothing while text is written, or a dialog is open', async () => {
  renderInFrame(<Site />);
  await userEvent.type(screen.getByLabelText('Name'), 'gm');
  expect(screen.queryByText('/matches')).toBeNull();
  renderInFrame(<Site isCovered />);
  await userEvent.keyboard('gt');
  expect(screen.queryByText('/tournaments')).toBeNull();
});
