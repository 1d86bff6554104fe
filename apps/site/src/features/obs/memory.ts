/**
 * What this browser remembers of OBS. The password is in the storage of the session: it survives a
 * reload, but not the closing of the browser, and no other tab reads it.
 */
const ADDRESS = 'mes-obs-address';
const PASSWORD = 'mes-obs-password';
const CONNECT = 'mes-obs-connect';
const USUAL_ADDRESS = 'ws://localhost:4455';

export interface ObsAccess {
  readonly address: string;
  readonly password: string;
}

export function rememberedAccess(): ObsAccess {
  return {
    address: read(() => localStorage, ADDRESS) ?? USUAL_ADDRESS,
    password: read(() => sessionStorage, PASSWORD) ?? '',
  };
}

export function rememberAccess({ address, password }: ObsAccess): void {
  write(() => localStorage, ADDRESS, address);
  write(() => sessionStorage, PASSWORD, password);
}

/** Whether the room connects by itself when it is opened. */
export function shouldConnect(): boolean {
  return read(() => localStorage, CONNECT) === 'yes';
}

export function rememberShouldConnect(wanted: boolean): void {
  write(() => localStorage, CONNECT, wanted ? 'yes' : 'no');
}

/** Null without storage as well, such as in a browser that blocks it. */
function read(storage: () => Storage, key: string): string | null {
  try {
    return storage().getItem(key);
  } catch {
    return null;
  }
}

/** Without storage everything works until the page is closed. */
function write(storage: () => Storage, key: string, value: string): void {
  try {
    storage().setItem(key, value);
  } catch {
    return;
  }
}
