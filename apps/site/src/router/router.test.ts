import { describe, expect, it, vi } from 'vitest';
import { memoryHistory } from './history';
import { createRouter, type PageRoute } from './router';

const Home = () => null;
const Team = () => null;
const Slow = () => null;

function setUp(href = '/app') {
  let finishSlow = () => {};
  let failSlow = (_error: Error) => {};
  const slow = new Promise<{ default: () => null }>((resolve, reject) => {
    finishSlow = () => resolve({ default: Slow });
    failSlow = reject;
  });
  const pages: PageRoute[] = [
    { route: '/', load: async () => ({ default: Home }) },
    { route: '/teams/:value', load: async () => ({ default: Team }) },
    { route: '/slow', load: () => slow },
  ];
  const history = memoryHistory(href);
  const router = createRouter({ history, pages });
  return { router, history, finishSlow, failSlow };
}

it('loads the first page, and shows another with its value', async () => {
  const { router } = setUp('/app/?code=1');
  expect(router.state).toMatchObject({ shown: { kind: 'loading' }, next: null });
  await router.ready;
  expect(router.state).toMatchObject({ shown: { Page: Home }, location: { search: '?code=1' } });
  await router.navigate('/teams/N%C3%B6va', { state: 'brought' });
  expect(router.state).toMatchObject({
    shown: { Page: Team },
    params: { value: 'Növa' },
    location: { pathname: '/teams/N%C3%B6va', state: 'brought' },
  });
});

it('says that there is no page', async () => {
  const { router } = setUp('/app/nothing');
  await router.ready;
  expect(router.state.shown).toEqual({ kind: 'missing' });
});

it('keeps the page and the address until the next one is loaded', async () => {
  const { router, history, finishSlow } = setUp();
  await router.ready;
  const navigation = router.navigate('/slow');
  expect(router.state).toMatchObject({ shown: { Page: Home }, next: { pathname: '/slow' } });
  expect(history.entry.pathname).toBe('/');
  finishSlow();
  await navigation;
  expect(router.state).toMatchObject({ shown: { Page: Slow }, next: null });
  expect(history.entry.pathname).toBe('/slow');
});

it('shows the last of several navigations', async () => {
  const { router, history, finishSlow } = setUp();
  await router.ready;
  const first = router.navigate('/slow');
  await router.navigate('/teams/a');
  finishSlow();
  await first;
  expect(router.state).toMatchObject({ shown: { Page: Team }, next: null });
  expect(history.entry).toMatchObject({ pathname: '/teams/a', index: 1 });
});

it('shows the error of a page that cannot be loaded, and tries again next time', async () => {
  const { router, failSlow } = setUp();
  await router.ready;
  failSlow(new Error('gone'));
  await router.navigate('/slow');
  expect(router.state.shown).toMatchObject({ kind: 'failed', error: { message: 'gone' } });
  await router.navigate('/');
  expect(router.state.shown).toMatchObject({ Page: Home });
});

it('replaces an entry, and goes back and forward', async () => {
  const { router, history } = setUp();
  await router.ready;
  await router.navigate('/teams/a');
  await router.navigate('?tab=maps', { replace: true });
  history.go(-1);
  expect(router.state.location.pathname).toBe('/');
  history.go(1);
  expect(router.state.location).toMatchObject({ pathname: '/teams/a', search: '?tab=maps' });
  history.go(1);
  expect(history.entry.index).toBe(1);
});

describe('a blocker', () => {
  it('keeps a navigation from happening until it is let through', async () => {
    const { router } = setUp();
    await router.ready;
    const blocker = vi.fn((_proceed: () => void) => true);
    const release = router.block(blocker);
    await router.navigate('/teams/a');
    expect(router.state.location.pathname).toBe('/');
    blocker.mock.lastCall![0]();
    await vi.waitFor(() => expect(router.state.location.pathname).toBe('/teams/a'));
    expect(blocker).toHaveBeenCalledTimes(1);
    release();
    await router.navigate('/');
    expect(router.state.location.pathname).toBe('/');
  });

  it('takes going back back, and goes once it may', async () => {
    const { router, history } = setUp();
    await router.ready;
    await router.navigate('/teams/a');
    const blocker = vi.fn((_proceed: () => void) => true);
    router.block(blocker);
    history.go(-1);
    expect(router.state.location.pathname).toBe('/teams/a');
    expect(history.entry.pathname).toBe('/teams/a');
    blocker.mock.lastCall![0]();
    expect(router.state.location.pathname).toBe('/');
    expect(blocker).toHaveBeenCalledTimes(1);
  });
});
