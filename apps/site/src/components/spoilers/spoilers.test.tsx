import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { spoilerFree } from '../../preferences';
import { Spoiler, SpoilerText } from './HiddenResult';
import { MANY_RESULTS, reveal, revealPage } from './revealed';
import { SpoilerBar } from './SpoilerBar';

afterEach(() => act(() => spoilerFree.set(false)));

function Results({ id }: { id: string }) {
  return (
    <>
      <SpoilerBar />
      <SpoilerText of={id}>2 : 1</SpoilerText>
      <SpoilerText of={MANY_RESULTS}>Form WWL</SpoilerText>
      <Spoiler of={MANY_RESULTS}>Elo over time</Spoiler>
      <SpoilerText of={null}>18 Nov</SpoilerText>
    </>
  );
}

it('shows everything to those who want results', () => {
  render(<Results id="m1" />);
  for (const text of ['2 : 1', 'Form WWL', 'Elo over time', '18 Nov'])
    expect(screen.getByText(text)).toBeTruthy();
});

it('shows a result that was asked for, and figures of many results with all of the page', () => {
  act(() => spoilerFree.set(true));
  render(<Results id="m2" />);
  expect(screen.queryByText('2 : 1')).toBeNull();
  expect(screen.getByText('18 Nov')).toBeTruthy();
  act(() => reveal('m2'));
  expect(screen.getByText('2 : 1')).toBeTruthy();
  expect(screen.queryByText('Form WWL')).toBeNull();
  expect(screen.getByText('Results on this page are hidden.')).toBeTruthy();
  act(() => revealPage());
  expect(screen.getByText('Form WWL')).toBeTruthy();
  expect(screen.getByText('Elo over time')).toBeTruthy();
  expect(screen.queryByText('Results on this page are hidden.')).toBeNull();
});
