import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { MemoryRouter } from '../testing/MemoryRouter';
import { Button } from './Button';
import { PartError } from './boundary/PartError';
import { TextInput } from './forms/TextInput';
import { IconButton } from './IconButton';
import { DataTable } from './layout/DataTable';
import { Tabs } from './layout/Tabs';
import { Pager } from './lists/Pager';
import { LoginNeeded } from './notices/LoginNeeded';
import { SupportMail } from './notices/SupportMail';
import { TeamLogo } from './pictures/TeamLogo';
import { TeamName } from './pictures/TeamName';
import { FailedToLoad } from './states/FailedToLoad';
import { Loaded } from './states/Loaded';
import { Money } from './text/Money';
import { Time } from './text/Time';

const render = (element: ReactElement) =>
  renderToStaticMarkup(<MemoryRouter>{element}</MemoryRouter>);
const textOf = (markup: string) =>
  markup
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
const nothing = () => undefined;

describe('a button', () => {
  test('does not submit a form unless it is a submit button', () => {
    expect(render(<Button>Save</Button>)).toContain('type="button"');
    expect(render(<Button type="submit">Save</Button>)).toContain('type="submit"');
  });

  test('that is loading keeps its label and stays focusable', () => {
    const markup = render(<Button loading>Update roster</Button>);
    expect(textOf(markup)).toBe('Update roster');
    expect(markup).toContain('aria-busy="true"');
    expect(markup).not.toContain('disabled=""');
  });

  test('with an address is a link', () => {
    expect(render(<Button to="/dashboard">Login</Button>)).toMatch(
      /^<a [^>]*href="\/app\/dashboard"/,
    );
    expect(render(<Button to="https://example.org">Watch</Button>)).toContain(
      'href="https://example.org"',
    );
  });

  test('of an icon alone has a name', () => {
    expect(render(<IconButton label="Close" icon={<svg />} />)).toContain('aria-label="Close"');
  });
});

describe('a field', () => {
  test('ties label, control and error together', () => {
    const markup = render(<TextInput label="Tag" value="" onChange={nothing} error="Too short." />);
    const id = /<label for="([^"]+)"/.exec(markup)?.[1];
    expect(markup).toContain(`id="${id}"`);
    expect(markup).toContain('aria-invalid="true"');
    expect(markup).toContain(`aria-describedby="${id}-note"`);
    expect(markup).toMatch(new RegExp(`id="${id}-note"[^>]*>Too short\\.`));
  });

  test('with a hidden label still has one', () => {
    expect(textOf(render(<TextInput label="Search" hideLabel value="" onChange={nothing} />))).toBe(
      'Search',
    );
  });
});

describe('a table', () => {
  const columns = [
    { id: 'name', header: 'Team', cell: (row: { name: string; elo: number }) => row.name },
    {
      id: 'elo',
      header: 'Elo',
      cell: (row: { name: string; elo: number }) => row.elo,
      sortBy: (row: { elo: number }) => row.elo,
    },
  ];
  const rows = [
    { name: 'Basalt', elo: 1690 },
    { name: 'Kestrel', elo: 1790 },
  ];

  test('has a caption, column headers and sorted rows', () => {
    const markup = render(
      <DataTable
        caption="Ranking"
        columns={columns}
        rows={rows}
        rowKey={({ name }) => name}
        order={{ column: 'elo', descending: true }}
      />,
    );
    expect(textOf(markup)).toBe('Ranking Team Elo Kestrel 1790 Basalt 1690');
    expect(markup).toContain('aria-sort="descending"');
  });
});

describe('tabs', () => {
  test('are tabs with a single tab stop', () => {
    const tabs = [
      { id: 'a', label: 'A' },
      { id: 'b', label: 'B' },
    ];
    const markup = render(<Tabs label="Parts" tabs={tabs} value="b" />);
    expect(markup).toContain('role="tablist"');
    expect(markup.match(/tabindex="0"/g)).toHaveLength(1);
    expect(markup).toMatch(/aria-selected="true"[^>]*>B/);
  });

  test('with addresses are links to pages', () => {
    const tabs = [
      { id: 'a', label: 'A', to: '/a' },
      { id: 'b', label: 'B', to: '/b' },
    ];
    const markup = render(<Tabs label="Parts" tabs={tabs} value="a" />);
    expect(markup).toMatch(/^<nav [^>]*aria-label="Parts"/);
    expect(markup).toMatch(
      /href="\/app\/a"[^>]*aria-current="page"|aria-current="page"[^>]*href="\/app\/a"/,
    );
  });
});

describe('the pager', () => {
  test('marks the current page and has ten page buttons at most', () => {
    const markup = render(<Pager label="Pages" page={4} pages={40} />);
    expect(markup.match(/aria-label="Page \d+"/g)).toHaveLength(10);
    expect(markup).toMatch(/aria-label="Page 5" aria-current="page"/);
  });

  test('is not there for a single page', () => {
    expect(render(<Pager label="Pages" page={0} pages={1} />)).toBe('');
  });
});

describe('fixed texts', () => {
  test('a failed load', () => {
    const markup = render(
      <FailedToLoad error={new Error('Resource not found')} onRetry={nothing} />,
    );
    expect(textOf(markup)).toBe('Failed to load data Resource not found Retry');
    expect(textOf(render(<FailedToLoad />))).toBe('Failed to load data Response Timeout');
  });

  test('a part that broke', () => {
    const markup = render(
      <PartError
        code="404"
        name="ObjectNotFoundError"
        error={new Error('Resource not found')}
        onCancel={nothing}
        onRetry={nothing}
      />,
    );
    expect(textOf(markup)).toBe(
      '404 ObjectNotFoundError An error occurred. Please try again later. Details Resource not found Cancel Try Again',
    );
  });

  test('the login notice leads to the dashboard', () => {
    const markup = render(<LoginNeeded />);
    expect(textOf(markup)).toBe('You are not logged in! Login');
    expect(markup).toContain('href="/app/dashboard"');
  });

  test('the support mail takes a subject', () => {
    expect(render(<SupportMail subject="My account" />)).toMatch(
      /href="mailto:[^"]+\?subject=My%20account"/,
    );
  });

  test('money and times', () => {
    expect(textOf(render(<Money cents={1_250_000} />))).toBe('$12,500');
    expect(textOf(render(<Money cents={0} />))).toBe('-');
    expect(render(<Time at={Date.UTC(2024, 8, 22, 12)} show="date" />)).toMatch(
      /datetime="2024-09-22T12:00:00.000Z"[^>]*>22 Sep 2024</i,
    );
    expect(render(<Time at={Number.NaN} />)).toBe('');
  });
});

describe('a team', () => {
  test('is linked by its encoded name', () => {
    const markup = render(<TeamLogo team={{ name: 'A/B & C' }} />);
    expect(markup).toContain('href="/app/teams/A%2FB%20%26%20C"');
    expect(markup).toContain('aria-label="A/B &amp; C"');
  });

  test('shows its tag only for a name too long for a narrow row', () => {
    const short = render(<TeamName team={{ name: 'Basalt', tag: 'BSL' }} shorten />);
    expect(textOf(short)).toBe('Basalt');
    expect(short).not.toContain('BSL');
    const long = render(<TeamName team={{ name: 'Tidebreakers', tag: 'TDB' }} shorten />);
    expect(textOf(long)).toBe('Tidebreakers');
    expect(long).toContain('data-tag="TDB"');
  });
});

describe('a loaded part', () => {
  const loaded = { error: null, isPending: false, isFetching: false, refetch: nothing };

  test('shows its data, or what stands for an empty list', () => {
    const shown = (data: string[]) =>
      render(
        <Loaded query={{ ...loaded, data }} empty={<p>No matches today.</p>}>
          {(names) => <p>{names.join()}</p>}
        </Loaded>,
      );
    expect(shown(['Kestrel'])).toBe('<p>Kestrel</p>');
    expect(shown([])).toBe('<p>No matches today.</p>');
  });
});
