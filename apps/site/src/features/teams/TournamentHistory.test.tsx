import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInFrame } from '../../testing/render';
import { TournamentHistory } from './TournamentHistory';

const record = (name: string, rank: string | null = '5–8th Place', earnings = 0) => ({
  id: name.replaceAll(' ', ''),
  name,
  rank,
  earnings,
});

it('considers the six series in their seasons 0 to 5, and sums up what it shows', () => {
  renderInFrame(
    <TournamentHistory
      records={[
        record('Embers of Victory EU S4', '2nd Place', 10_000),
        record('World Championship 2024', null, 500),
        record('Embers of Victory EU S6', '1st Place', 70_000),
        record('Pro League S3', '1st Place', 90_000),
      ]}
    />,
  );
  const names = screen.getAllByRole('link').map(({ textContent }) => textContent);
  expect(names).toEqual(['Embers of Victory EU S4', 'World Championship 2024']);
  expect(screen.getByText('$105')).toBeDefined();
  expect(screen.getByText('$1,600 more in other tournaments, $1,705 in all.')).toBeDefined();
});

it.each([
  ['Winner', '1st'],
  ['Vice Champion', '2nd'],
  ['Round of 16', '16th'],
])('shows %s as a place', (rank, place) => {
  renderInFrame(<TournamentHistory records={[record('Golden Ox S1', rank)]} />);
  expect(screen.queryByText(rank)).toBeNull();
  expect(screen.getByText(new RegExp(place))).toBeDefined();
});
