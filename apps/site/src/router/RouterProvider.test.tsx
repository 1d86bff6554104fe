import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { renderInFrame } from '../testing/render';
import { Link } from './Link';
import { useLocation } from './RouterProvider';

function Site() {
  return (
    <>
      <p>{useLocation().pathname}</p>
      <Link to="/matches" viewTransition>
        Matches
      </Link>
    </>
  );
}

afterEach(() => {
  Reflect.deleteProperty(document, 'startViewTransition');
});

// An error that nobody catches makes the run fail.
it('shows the next page when the browser ends the animation', async () => {
  const ended = new DOMException('Viewport size changed', 'InvalidStateError');
  document.startViewTransition = (update) => {
    const updateCallbackDone = Promise.resolve(
      typeof update === 'function' ? update() : undefined,
    ).then(() => undefined);
    return {
      updateCallbackDone,
      finished: updateCallbackDone,
      ready: Promise.reject(ended),
      skipTransition: () => {},
      types: new Set<string>(),
    };
  };
  renderInFrame(<Site />);
  await userEvent.click(screen.getByRole('link', { name: 'Matches' }));
  expect(await screen.findByText('/matches')).toBeTruthy();
});
