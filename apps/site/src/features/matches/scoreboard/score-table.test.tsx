import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { MemoryRouter } from '../../../testing/MemoryRouter';
import { ScoreTable } from './ScoreTable';

const TEAM = { name: 'Redline', tag: 'RDL', logo: null };

it.each([
  ['a map', 'breach', ['Redline', 'Breach', 'K']],
  ['a series, which has no side', null, ['Redline', 'K', 'D']],
] as const)('names every column of %s', (_what, side, first) => {
  render(
    <MemoryRouter>
      <ScoreTable team={TEAM} side={side} players={[]} />
    </MemoryRouter>,
  );
  const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(heads).not.toContain('');
  expect(heads.slice(0, 3)).toEqual(first);
});
