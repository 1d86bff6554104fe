import { describe, expect, it, vi } from 'vitest';
import { browserStorage, type Page } from './browser-identity';
import { createIdentity, memoryStorage } from './identity';

const ANN = { id: 'p1', secret: 's1', name: 'Ann', permissions: ['Moderator'] };

describe('the identity', () => {
  it('is what the storage holds at the start', () => {
    expect(createIdentity().get()).toBeNull();
    expect(createIdentity(memoryStorage(ANN)).get()).toEqual(ANN);
  });

  it('is stored and told when it is set or cleared', () => {
    const storage = memoryStorage();
    const identity = createIdentity(storage);
    const told = vi.fn();
    const stop = identity.subscribe(told);

    identity.set(ANN);
    expect(storage.load()).toEqual(ANN);
    identity.set({ ...ANN });
    identity.clear();
    expect(storage.load()).toBeNull();
    expect(told.mock.calls).toEqual([[ANN], [null]]);

    stop();
    identity.set(ANN);
    expect(told).toHaveBeenCalledTimes(2);
  });
});

describe('the identity in a browser', () => {
  it('is userdata without the secret in local storage, and two cookies', () => {
    const page = createPage();
    createIdentity(browserStorage(page)).set(ANN);
    expect(page.stored).toEqual({
      userdata: JSON.stringify({ id: 'p1', name: 'Ann', permissions: ['Moderator'] }),
    });
    expect(page.cookies).toEqual({ user_id: 'p1', user_secret: 's1' });
    expect(createIdentity(browserStorage(page)).get()).toEqual(ANN);
  });

  it('is gone from both places once cleared', () => {
    const page = createPage();
    const identity = createIdentity(browserStorage(page));
    identity.set(ANN);
    identity.clear();
    expect(page.stored).toEqual({});
    expect(page.cookies).toEqual({});
  });

  it.each<{ of: string; cookies: Record<string, string> }>([
    { of: 'a cookie is missing', cookies: { user_id: 'p1' } },
    { of: 'both are missing', cookies: {} },
  ])('is nobody when $of', ({ cookies }) => {
    const page = createPage({ cookies, stored: { userdata: '{"name":"Ann"}' } });
    expect(createIdentity(browserStorage(page)).get()).toBeNull();
  });

  it.each(['', '{broken', 'null', '7'])('does without userdata such as "%s"', (userdata) => {
    const page = createPage({
      cookies: { other: 'x', user_id: 'p1', user_secret: 's1' },
      stored: { userdata },
    });
    expect(createIdentity(browserStorage(page)).get()).toMatchObject({ id: 'p1', secret: 's1' });
  });

  it('does without local storage that is blocked', () => {
    const page = createPage();
    const blocked = () => {
      throw new Error('SecurityError');
    };
    Object.assign(page.localStorage, { getItem: blocked, setItem: blocked, removeItem: blocked });
    const identity = createIdentity(browserStorage(page));
    identity.set(ANN);
    expect(page.cookies).toEqual({ user_id: 'p1', user_secret: 's1' });
    expect(createIdentity(browserStorage(page)).get()).toEqual({ id: 'p1', secret: 's1' });
  });

  it('follows another tab that signs out', () => {
    const page = createPage();
    const identity = createIdentity(browserStorage(page));
    identity.set(ANN);
    createIdentity(browserStorage(page)).clear();
    page.fireStorage('darkMode');
    expect(identity.get()).toEqual(ANN);
    page.fireStorage('userdata');
    expect(identity.get()).toBeNull();
  });

  it.each([
    { protocol: 'https:', secure: true },
    { protocol: 'http:', secure: false },
  ])('is kept by lax cookies, secure on $protocol: $secure', ({ protocol, secure }) => {
    const page = createPage({ protocol });
    createIdentity(browserStorage(page)).set(ANN);
    expect(page.written).toHaveLength(2);
    for (const cookie of page.written) {
      expect(cookie).toContain('; Path=/; Max-Age=34560000; SameSite=Lax');
      expect(cookie.endsWith('; Secure')).toBe(secure);
    }
  });
});

interface TestPage extends Page {
  readonly cookies: Record<string, string>;
  readonly stored: Record<string, string>;
  readonly written: string[];
  fireStorage(key: string): void;
}

function createPage({
  cookies = {},
  stored = {},
  protocol = 'https:',
}: {
  cookies?: Record<string, string>;
  stored?: Record<string, string>;
  protocol?: string;
} = {}): TestPage {
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
