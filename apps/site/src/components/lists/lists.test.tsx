import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderInFrame } from '../../testing/render';
import { Pager } from './Pager';
import { usePagedList } from './use-paged-list';

const TOTALS: Record<string, number> = { Matches: 437, Clips: 34 };

function PagerInTheMiddle() {
  const [page, setPage] = useState(5);
  return <Pager label="Pages" page={page} pages={44} onChange={setPage} />;
}

function PagedRows() {
  const [kind, setKind] = useState('Matches');
  const total = TOTALS[kind] ?? 0;
  const list = usePagedList({
    key: ['test', 'paged'],
    filters: { kind },
    load: async ({ page, size }) => ({
      data: Array.from(
        { length: Math.min(size, total - page * size) },
        (_, place) => `${kind} ${page * size + place + 1}`,
      ),
      total,
    }),
  });
  return (
    <>
      <button type="button" onClick={() => setKind('Clips')}>
        Clips
      </button>
      <ul>
        {list.rows.map((row) => (
          <li key={row}>{row}</li>
        ))}
      </ul>
      <Pager label="Pages" page={list.page} pages={list.pages} onChange={list.setPage} />
    </>
  );
}

const pager = () => within(screen.getByRole('navigation', { name: 'Pages' }));
const numbered = (number: number) => pager().getByRole('button', { name: `Page ${number}` });
const shown = () => screen.getByRole('navigation', { name: 'Pages' }).textContent;

test('the pager shows ten pages at most, with an ellipsis where some are left out', async () => {
  const user = renderInFrame(<PagerInTheMiddle />);
  expect(shown()).toBe('1…345678910…44');
  await user.click(numbered(44));
  expect(numbered(44).getAttribute('aria-current')).toBe('page');
  expect(shown()).toBe('1…363738394041424344');
  expect(pager().getByRole('button', { name: 'Next page' }).hasAttribute('disabled')).toBe(true);
  await user.click(pager().getByRole('button', { name: 'Previous page' }));
  expect(numbered(43).getAttribute('aria-current')).toBe('page');
});

test('a list in pages goes back to its first page when the filter changes', async () => {
  const user = renderInFrame(<PagedRows />);
  await screen.findByText('Matches 10');
  await user.click(numbered(3));
  await screen.findByText('Matches 21');

  await user.click(screen.getByRole('button', { name: 'Clips' }));
  await screen.findByText('Clips 1');
  expect(numbered(1).getAttribute('aria-current')).toBe('page');
  expect(pager().getAllByRole('button', { name: /^Page \d+$/ })).toHaveLength(4);
});
