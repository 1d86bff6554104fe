import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { prerender } from 'react-dom/static';
import { expect, it, vi } from 'vitest';
import { Country, Flag } from './Flag';

/** As the server renders it. */
async function htmlOf(element: React.ReactElement): Promise<string> {
  const { prelude } = await prerender(element);
  return new Response(prelude).text();
}

it('names the country of a flag', async () => {
  render(<Flag country="BR" />);
  const flag = screen.getByRole('img', { name: 'Brazil' });
  await vi.waitFor(() => expect(flag.querySelector('svg')).not.toBeNull());
});

it('shows the code of a country whose flag is not drawn', async () => {
  render(<Country country="AQ" />);
  await import('./FlagPicture');
  expect(await screen.findByText('AQ')).toBeDefined();
  expect(screen.getByText('Antarctica')).toBeDefined();
});

it('is in the page of the server, and stays when the page comes to life', async () => {
  const page = document.createElement('div');
  page.innerHTML = await htmlOf(<Flag country="BR" />);
  const drawing = page.querySelector('svg');
  expect(drawing).not.toBeNull();
  await act(async () => {
    hydrateRoot(page, <Flag country="BR" />);
  });
  expect(page.querySelector('svg')).toBe(drawing);
});
