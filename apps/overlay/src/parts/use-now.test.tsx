// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import type { LiveData } from '../data/live-data';
import { LiveDataContext } from '../data/use-live-data';
import { useLocalNow, useNow } from './use-now';

const HOUR = 3_600_000;
const live = { now: () => Date.now() + HOUR } as LiveData;
const wrapper = ({ children }: { children: ReactNode }) => (
  <LiveDataContext value={live}>{children}</LiveDataContext>
);

it('is the time of the server on a PC whose clock is an hour late', () => {
  const before = Date.now();
  const { result } = renderHook(() => useNow(60_000), { wrapper });
  expect(result.current).toBeGreaterThanOrEqual(before + HOUR);
});

it('leaves lengths of time to the clock of the PC', () => {
  const { result } = renderHook(() => useLocalNow(60_000), { wrapper });
  expect(result.current).toBeLessThanOrEqual(Date.now());
});
