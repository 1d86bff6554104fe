import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { BarChart } from './BarChart';
import { LineChart } from './LineChart';
import { ShareBar } from './ShareBar';
import { SplitBar } from './SplitBar';

afterEach(cleanup);

const points = [
  { id: '1', label: '1 Nov', value: 1_000 },
  { id: '2', label: '2 Nov', value: 1_040, note: 'Nova beat Ember' },
  { id: '3', label: '3 Nov', value: 1_010 },
];
const texts = { label: 'Points', columns: ['Day', 'Points'] as const, empty: <p>No votes yet.</p> };

it('is read point by point with the keyboard', () => {
  render(<LineChart {...texts} points={points} baseline={1_000} />);
  const chart = screen.getByRole('slider', { name: 'Points' });
  expect(chart.getAttribute('aria-valuetext')).toBe('3 Nov: 1,010');
  fireEvent.keyDown(chart, { key: 'ArrowLeft' });
  expect(chart.getAttribute('aria-valuetext')).toBe('2 Nov: 1,040, Nova beat Ember');
  fireEvent.keyDown(chart, { key: 'Home' });
  expect(chart.getAttribute('aria-valuenow')).toBe('1');
  fireEvent.keyDown(chart, { key: 'ArrowLeft' });
  expect(chart.getAttribute('aria-valuenow')).toBe('1');
  fireEvent.keyDown(chart, { key: 'End' });
  expect(chart.getAttribute('aria-valuenow')).toBe('3');
});

it('has the same values as a table', () => {
  render(<BarChart {...texts} points={points} />);
  const rows = screen.getAllByRole('row', { hidden: true }).map(({ textContent }) => textContent);
  expect(rows).toEqual(['DayPoints', '1 Nov1,000', '2 Nov, Nova beat Ember1,040', '3 Nov1,010']);
});

it('has room for what it is compared with', () => {
  const { container } = render(<LineChart {...texts} points={points} compared={[0, 500, 2_000]} />);
  const faint = [...container.querySelectorAll('path')].find((path) =>
    path.getAttribute('d')?.startsWith('M0 100L50 75L100 0'),
  );
  expect(faint).toBeDefined();
});

it('says so when there is nothing to show', () => {
  render(<LineChart {...texts} points={[]} />);
  expect(screen.getByText('No votes yet.')).toBeDefined();
  expect(screen.queryByRole('slider')).toBeNull();
});

it('hangs bars below zero from it', () => {
  const { container } = render(
    <BarChart
      {...texts}
      points={[
        { id: 'a', label: 'a', value: 50 },
        { id: 'b', label: 'b', value: -50 },
      ]}
    />,
  );
  const [up, down] = container.querySelectorAll('rect');
  expect(Number(up!.getAttribute('y'))).toBe(0);
  expect(up!.getAttribute('height')).toBe('50');
  expect(down!.getAttribute('y')).toBe('50');
});

it('a bar of two parts says both counts, also without any', () => {
  const { container, rerender } = render(
    <SplitBar first={{ count: 3, label: 'Won 3' }} second={{ count: 1, label: 'Lost 1' }} />,
  );
  const widths = () =>
    [...container.querySelectorAll('span')].map(({ style }) => Number(style.flexGrow));
  expect(container.textContent).toBe('Won 3Lost 1');
  expect(widths()).toEqual([3, 1]);
  rerender(
    <SplitBar first={{ count: 0, label: 'Won 0' }} second={{ count: 0, label: 'Lost 0' }} />,
  );
  expect(widths()).toEqual([1, 1]);
});

it.each([
  [0.355, '35.5%'],
  [1.2, '100%'],
  [Number.NaN, '0%'],
])('a share of %d fills %s of its bar', (share, width) => {
  const { container } = render(<ShareBar share={share} />);
  expect(container.querySelector('span')!.style.getPropertyValue('--share')).toBe(width);
});
