import { describe, expect, it, type Mock, vi } from 'vitest';
import { type BrowserWindow, browserStorage } from './browser-identity';
import { createIdentity, handshakeOf, memoryStorage } from './identity';

const ANN = { id: 'p1', secret: 's1', name: 'Ann', permissions: ['Moderator'] };

describe('the identity', () => {
  it('is loaded from the storage at the start', () => {
    expect(createIdentity().get()).toBeNull();
    expect(createIdentity(memoryStorage(ANN)).get()).toEqual(ANN);
  });

  it('is stored, and its listeners are called, when it is set or cleared', () => {
    const storage = memoryStorage();
    const identity = createIdentity(storage);
    const listener = vi.fn();
    const stop = identity.subscribe(listener);

    identity.set(ANN);
    expect(storage.load()).toEqual(ANN);
    identity.set({ ...ANN });
    identity.clear();
    expect(storage.load()).toBeNull();
    expect(listener.mock.calls).toEqual([[ANN], [null]]);

    stop();
    identity.set(ANN);
    expect(listener).toHaveBeenCalledTimes(2);
  });
});

describe('the identity in a browser', () => {
  const PAGE_ANN = { id: 'p1', name: 'Ann', permissions: ['Moderator'] };
  const open = (browser: TestWindow) => createIdentity(browserStorage(browser, browser.endSession));

  it('is userdata in local storage; the session is in cookies that the server sets', () => {
    const browser = createWindow({ cookies: { user_id: 'p1' } });
    open(browser).set(PAGE_ANN);
    expect(browser.stored).toEqual({ userdata: JSON.stringify(PAGE_ANN) });
    expect(browser.written).toEqual([]);
    expect(open(browser).get()).toEqual(PAGE_ANN);
  });

  it('never writes a secret where scripts can read it', () => {
    const browser = createWindow({ cookies: { user_id: 'p1' } });
    open(browser).set(ANN);
    expect(JSON.stringify([browser.stored, browser.cookies])).not.toContain('s1');
  });

  it('is removed from everywhere when it is cleared, which the server is asked for', () => {
    const browser = createWindow({ cookies: { user_id: 'p1', user_secret: 's1' } });
    const identity = open(browser);
    identity.set(PAGE_ANN);
    expect(browser.endSession).not.toHaveBeenCalled();
    identity.clear();
    expect(browser.stored).toEqual({});
    expect(browser.cookies).toEqual({});
    expect(browser.endSession).toHaveBeenCalledOnce();
  });

  it.each<{ of: string; cookies: Record<string, string> }>([
    { of: 'the cookie of the id is missing', cookies: { user_secret: 's1' } },
    { of: 'both are missing', cookies: {} },
  ])('is null when $of', ({ cookies }) => {
    const browser = createWindow({ cookies, stored: { userdata: '{"name":"Ann"}' } });
    expect(open(browser).get()).toBeNull();
  });

  it.each<{ of: string; cookies: Record<string, string>; userdata: string }>([
    { of: 'a cookie', cookies: { user_id: 'p1', user_secret: 's1' }, userdata: '{"name":"Ann"}' },
    { of: 'userdata', cookies: { user_id: 'p1' }, userdata: '{"name":"Ann","secret":"s1"}' },
  ])(
    'finds a secret of an earlier version in $of, and deletes it when it was handed over',
    ({ cookies, userdata }) => {
      const browser = createWindow({ cookies, stored: { userdata } });
      const identity = open(browser);
      expect(identity.get()).toEqual({ id: 'p1', name: 'Ann', secret: 's1' });
      identity.set({ id: 'p1', name: 'Ann' });
      expect(browser.cookies).toEqual({ user_id: 'p1' });
      expect(browser.stored).toEqual({ userdata: '{"id":"p1","name":"Ann"}' });
    },
  );

  it.each(['', '{broken', 'null', '7'])('ignores userdata such as "%s"', (userdata) => {
    const browser = createWindow({ cookies: { other: 'x', user_id: 'p1' }, stored: { userdata } });
    expect(open(browser).get()).toMatchObject({ id: 'p1' });
  });

  it('works while local storage is blocked', () => {
    const browser = createWindow({ cookies: { user_id: 'p1' } });
    const blocked = () => {
      throw new Error('SecurityError');
    };
    Object.assign(browser.localStorage, {
      getItem: blocked,
      setItem: blocked,
      removeItem: blocked,
    });
    open(browser).set(PAGE_ANN);
    expect(open(browser).get()).toEqual({ id: 'p1' });
  });

  it('follows another tab that signs out', () => {
    const browser = createWindow({ cookies: { user_id: 'p1' } });
    const identity = open(browser);
    identity.set(PAGE_ANN);
    open(browser).clear();
    browser.fireStorage('darkMode');
    expect(identity.get()).toEqual(PAGE_ANN);
    browser.fireStorage('userdata');
    expect(identity.get()).toBeNull();
  });

  it.each([
    { of: 'nobody', account: null, handshake: {} },
    { of: 'a page', account: PAGE_ANN, handshake: { session: 'cookie' } },
    { of: 'others', account: ANN, handshake: { id: 'p1', secret: 's1' } },
  ])('of $of opens a socket with $handshake', ({ account, handshake }) => {
    expect(handshakeOf(account)).toEqual(handshake);
  });
});

interface TestWindow extends BrowserWindow {
  readonly cookies: Record<string, string>;
  readonly stored: Record<string, string>;
  readonly written: string[];
  readonly endSession: Mock<() => void>;
  fireStorage(key: string): void;
}

function createWindow({
  cookies = {},
  stored = {},
}: {
  cookies?: Record<string, string>;
  stored?: Record<string, string>;
} = {}): TestWindow {
  const listeners: ((event: { key: string | null }) => void)[] = [];
  const written: string[] = [];
  return {
    cookies,
    stored,
    written,
    endSession: vi.fn(),
    document: {
      get cookie() {
        return Object.entries(cookies)
          .map(([name, value]) => `${name}=${value}`)
          .join('; ');
      },
      set cookie(text: string) {
        written.push(text);
        const [, name = '', value = '', age] = /^([^=]+)=([^;]*).*Max-Age=(\d+)/.exec(text) ?? [];
        if (age === '0') delete cookies[name];
        else cookies[name] = value;
      },
    },
    localStorage: {
      getItem: (key) => stored[key] ?? null,
      setItem(key, value) {
        stored[key] = value;
      },
      removeItem(key) {
        delete stored[key];
      },
    },
    addEventListener: (_, listener) => listeners.push(listener),
    fireStorage(key) {
      for (const listener of listeners) listener({ key });
    },
  };
}
