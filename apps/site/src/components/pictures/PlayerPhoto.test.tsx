import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { PlayerPhoto } from './PlayerPhoto';

const photo = <PlayerPhoto name="sable" photo="/files/a.webp" />;

/** A page of the server whose picture is there before React is. */
async function hydrate(naturalWidth: number): Promise<HTMLElement> {
  const page = document.createElement('div');
  page.innerHTML = renderToString(photo);
  const image = page.querySelector('img')!;
  Object.defineProperties(image, {
    complete: { value: true },
    naturalWidth: { value: naturalWidth },
    decode: { value: vi.fn(() => Promise.reject(new Error('broken'))) },
  });
  await act(async () => {
    hydrateRoot(page, photo);
  });
  return page;
}

it('shows a photo that was loaded before the page came to life', async () => {
  const page = await hydrate(320);
  expect(page.querySelector('img')!.className).not.toContain('pending');
});

it('replaces a photo that was broken before the page came to life', async () => {
  const page = await hydrate(0);
  expect(page.querySelector('img')).toBeNull();
  expect(page.querySelector('svg')).not.toBeNull();
});
