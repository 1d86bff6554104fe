import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { renderInFrame } from '../../testing/render';
import { PartBoundary } from './PartBoundary';

function Part({ broken }: { broken: boolean }) {
  if (broken) throw new Error('The bracket holds a match without teams.');
  return <p>All is well.</p>;
}

function Page() {
  const [broken, setBroken] = useState(false);
  return (
    <>
      <p>The rest of the page.</p>
      <PartBoundary onCancel={() => setBroken(false)} resetKey={broken}>
        <Part broken={broken} />
        <button type="button" onClick={() => setBroken(true)}>
          Break it
        </button>
      </PartBoundary>
    </>
  );
}

test('a part that breaks leaves the rest, and can be left', async () => {
  // React says in the console that it caught something.
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const user = renderInFrame(<Page />);
  await user.click(screen.getByRole('button', { name: 'Break it' }));
  const alert = screen.getByRole('alert');
  expect(alert.textContent).toContain('An error occurred.');
  expect(alert.textContent).toContain('Please try again later.');
  expect(alert.textContent).toContain('The bracket holds a match without teams.');
  expect(screen.getByText('The rest of the page.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByText('All is well.')).toBeTruthy();
  log.mockRestore();
});
