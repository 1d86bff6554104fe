/** The address of OBS as people write it, with or without `ws://`; null if it is none. */
export function readAddress(text: string): string | null {
  const trimmed = text.trim();
  const address = /^[a-z]+:\/\//i.test(trimmed) ? trimmed : `ws://${trimmed}`;
  try {
    const { protocol, host, pathname, search } = new URL(address);
    if (!/^wss?:$/.test(protocol) || host === '') return null;
    // Without a user or a fragment, which a WebSocket refuses.
    return `${protocol}//${host}${pathname === '/' ? '' : pathname}${search}`;
  } catch {
    return null;
  }
}
