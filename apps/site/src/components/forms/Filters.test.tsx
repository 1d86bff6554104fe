import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInFrame } from '../../testing/render';
import { countActive, Filters } from './Filters';

it('says how many filters are set, and opens them on demand', async () => {
  const user = renderInFrame(
    <Filters active={countActive(['EU', null, '', false, 3])}>
      <span>Region</span>
    </Filters>,
  );
  const button = screen.getByRole('button', { name: 'Filters (2)' });
  const fields = document.getElementById(button.getAttribute('aria-controls')!);
  expect(fields?.textContent).toBe('Region');
  expect(button.getAttribute('aria-expanded')).toBe('false');
  await user.click(button);
  expect(button.getAttribute('aria-expanded')).toBe('true');
});

it('counts nothing while no filter is set', () => {
  renderInFrame(
    <Filters active={countActive([null, ''])}>
      <span>Region</span>
    </Filters>,
  );
  expect(screen.getByRole('button').textContent).toBe('Filters');
});
