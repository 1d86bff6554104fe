import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PlayedMaps } from './PlayedMaps';

const SOAR = { map: 'Soar', state: 'finished', scoreA: 11, scoreB: 13, winner: 'B' } as const;
const VILLAGE = { map: 'Village', state: 'live', scoreA: 2, scoreB: 7, winner: null } as const;
const CANALS = { map: 'Canals', state: 'upcoming', scoreA: 0, scoreB: 0, winner: null } as const;
const MAPS = [SOAR, VILLAGE, CANALS].map((map, index) => ({ ...map, index }));

const texts = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);

it('shows maps that have begun, the current one with its newest score', () => {
  const { rerender } = render(<PlayedMaps maps={MAPS} live={null} />);
  expect(texts()).toEqual(['Soar 11 : 13', 'Village 2 : 7']);
  rerender(<PlayedMaps maps={MAPS} live={{ scoreA: 3, scoreB: 7 }} />);
  expect(texts()).toEqual(['Soar 11 : 13', 'Village 3 : 7']);
});

it('shows nothing before the first map', () => {
  render(<PlayedMaps maps={[{ ...CANALS, index: 0 }]} live={null} />);
  expect(screen.queryByRole('list')).toBeNull();
});
