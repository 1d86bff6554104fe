import { channels } from '@mes/client/channels';
import type { ChannelHandlers } from '@mes/client/handlers';
import { readData } from '@mes/client/response';
import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { usePagedList } from '../components/lists/use-paged-list';
import { renderInFrame } from '../testing/render';
import { useCall } from './use-call';
import { useLive } from './use-live';

const server = vi.hoisted(() => ({
  /** Of the channel. */
  revision: 0,
  reads: 0,
  handlers: null as ChannelHandlers<'tournament'> | null,
}));

/** As it comes from the server: what the channel had when it was read. */
const answer = (rows: readonly string[], paged: boolean) => {
  server.reads++;
  const metadata = { revisions: { 'tournament:one': server.revision } };
  return readData({ status: 'SUCCESS', data: rows, metadata }, paged);
};

vi.mock('./client', () => ({
  api: { tournaments: { applied: async () => answer([`at ${server.revision}`], false) } },
  client: {
    connection: {
      subscribe: (_: unknown, handlers: ChannelHandlers<'tournament'>) => {
        server.handlers = handlers;
        return () => {};
      },
    },
  },
}));

beforeEach(() => {
  Object.assign(server, { revision: 4, reads: 0, handlers: null });
});

/** Reads as a page of staff does. */
function ReadByCall() {
  useLive(channels.tournament('one'), { reads: ['tournaments'] });
  const { data } = useCall('tournaments', 'applied', { id: 'one' });
  return <p>{String(data)}</p>;
}

/** Reads as a list does. */
function ReadByPages() {
  useLive(channels.tournament('one'), { reads: ['tournaments'] });
  const { rows } = usePagedList({
    key: ['tournaments', 'list'],
    filters: {},
    load: async () => answer([`at ${server.revision}`], true) as { data: string[]; total: number },
  });
  return <p>{rows.join()}</p>;
}

const kinds = [
  { what: 'a call', page: <ReadByCall /> },
  { what: 'a list', page: <ReadByPages /> },
];

test.each(kinds)(
  '$what that was read before the channel was followed is read again',
  async (row) => {
    renderInFrame(row.page);
    expect(await screen.findByText('at 4')).toBeTruthy();
    server.revision = 5;
    act(() => server.handlers?.subscribed?.(5));
    expect(await screen.findByText('at 5')).toBeTruthy();
  },
);

test.each(kinds)('$what that is as new as the channel is not read again', async ({ page }) => {
  renderInFrame(page);
  expect(await screen.findByText('at 4')).toBeTruthy();
  vi.useFakeTimers();
  act(() => server.handlers?.subscribed?.(4));
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  vi.useRealTimers();
  expect(server.reads).toBe(1);
});
