import { describe, expect, it, vi } from 'vitest';
import { type BrowserWindow, browserStorage } from './browser-identity';
import { createIdentity, memoryStorage } from './identity';

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
  it('is userdata without the secret in local storage, and two cookies', () => {
    const browser = createWindow();
    createIdentity(browserStorage(browser)).set(ANN);
    expect(browser.stored).toEqual({
      userdata: JSON.stringify({ id: 'p1', name: 'Ann', permissions: ['Moderator'] }),
    });
    expect(browser.cookies).toEqual({ user_id: 'p1', user_secret: 's1' });
    expect(createIdentity(browserStorage(browser)).get()).toEqual(ANN);
  });

  it('is removed from both places when it is cleared', () => {
    const browser = createWindow();
    const identity = createIdentity(browserStorage(browser));
    identity.set(ANN);
    identity.clear();
    expect(browser.stored).toEqual({});
    expect(browser.cookies).toEqual({});
  });

  it.each<{ of: string; cookies: Record<string, string> }>([
    { of: 'a cookie is missing', cookies: { user_id: 'p1' } },
    { of: 'both are missing', cookies: {} },
  ])('is null when $of', ({ cookies }) => {
    const browser = createWindow({ cookies, stored: { userdata: '{"name":"Ann"}' } });
    expect(createIdentity(browserStorage(browser)).get()).toBeNull();
  });

  it.each(['', '{broken', 'null', '7'])('ignores userdata such as "%s"', (userdata) => {
    const browser = createWindow({
      cookies: { other: 'x', user_id: 'p1', user_secret: 's1' },
      stored: { userdata },
    });
    expect(createIdentity(browserStorage(browser)).get()).toMatchObject({ id: 'p1', secret: 's1' });
  });

  it('works while local storage is blocked', () => {
    const browser = createWindow();
    const blocked = () => {
      throw new Error('SecurityError');
    };
    Object.assign(browser.localStorage, {
      getItem: blocked,
      setItem: blocked,
      removeItem: blocked,
    });
    const identity = createIdentity(browserStorage(browser));
    identity.set(ANN);
    expect(browser.cookies).toEqual({ user_id: 'p1', user_secret: 's1' });
    expect(createIdentity(browserStorage(browser)).get()).toEqual({ id: 'p1', secret: 's1' });
  });

  it('follows another tab that signs out', () => {
    const browser = createWindow();
    const identity = createIdentity(browserStorage(browser));
    identity.set(ANN);
    createIdentity(browserStorage(browser)).clear();
    browser.fireStorage('darkMode');
    expect(identity.get()).toEqual(ANN);
    browser.fireStorage('userdata');
    expect(identity.get()).toBeNull();
  });

  it.each([
    { protocol: 'https:', secure: true },
    { protocol: 'http:', secure: false },
  ])('is stored in lax cookies, secure on $protocol: $secure', ({ protocol, secure }) => {
    const browser = createWindow({ protocol });
    createIdentity(browserStorage(browser)).set(ANN);
    expect(browser.written).toHaveLength(2);
    for (const cookie of browser.written) {
      expect(cookie).toContain('; Path=/; Max-Age=34560000; SameSite=Lax');
      expect(cookie.endsWith('; Secure')).toBe(secure);
    }
  });
});

interface TestWindow extends BrowserWindow {
  readonly cookies: Record<string, string>;
  readonly stored: Record<string, string>;
  readonly written: string[];
  fireStorage(key: string): void;
}

function createWindow({
  cookies = {},
  stored = {},
  protocol = 'https:',
}: {
  cookies?: Record<string, string>;
  stored?: Record<string, string>;
  protocol?: string;
} = {}): TestWindow {
  const listeners: ((event: { key: string | null }) => void)[] = [];
  const written: string[] = [];
  return {
    cookies,
    stored,
    written,
    location: { protocol },
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
