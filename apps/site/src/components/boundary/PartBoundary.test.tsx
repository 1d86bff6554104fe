import { useQuery } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderInFrame } from '../../testing/render';
import { Section } from '../layout/Section';
import { Loaded } from '../states/Loaded';
import { PartBoundary } from './PartBoundary';

// React says in the console that it caught something.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => vi.restoreAllMocks());

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
  const user = renderInFrame(<Page />);
  await user.click(screen.getByRole('button', { name: 'Break it' }));
  const alert = screen.getByRole('alert');
  expect(alert.textContent).toContain('An error occurred.');
  expect(alert.textContent).toContain('Please try again later.');
  expect(alert.textContent).toContain('The bracket holds a match without teams.');
  expect(screen.getByText('The rest of the page.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByText('All is well.')).toBeTruthy();
});

test('a section that breaks leaves the next one, and Cancel removes it', async () => {
  const user = renderInFrame(
    <>
      <Section title="Bracket">
        <Part broken />
      </Section>
      <Section title="Teams">
        <Part broken={false} />
      </Section>
    </>,
  );
  expect(screen.getByRole('region', { name: 'Bracket' }).textContent).toContain('ERROR');
  expect(screen.getByText('All is well.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('region', { name: 'Bracket' })).toBeNull();
  expect(screen.getByRole('region', { name: 'Teams' })).toBeTruthy();
});

interface TeamsAnswer {
  readonly teams: readonly ({ readonly name: string } | null)[];
}

function Teams({ answers }: { answers: TeamsAnswer[] }) {
  const query = useQuery({ queryKey: ['teams'], queryFn: async () => answers.shift()! });
  return <Loaded query={query}>{({ teams }) => teams.map((team) => team!.name).join()}</Loaded>;
}

test('Try Again reads a malformed answer again', async () => {
  const answers = [{ teams: [null] }, { teams: [{ name: 'Kestrel' }] }];
  const user = renderInFrame(<Teams answers={answers} />);
  await user.click(await screen.findByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('Kestrel')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});
