/** What the control room remembers of OBS in this browser. The password only until it is closed. */
import type { SceneChoices } from './obs-scene';

const ADDRESS = 'mes-obs-address';
const PASSWORD = 'mes-obs-password';
const CHOICES = 'mes-obs-scenes';
const USUAL_ADDRESS = 'ws://localhost:4455';

export function rememberedAddress(): string {
  return read(() => localStorage, ADDRESS) ?? USUAL_ADDRESS;
}

export function rememberedPassword(): string {
  return read(() => sessionStorage, PASSWORD) ?? '';
}

export function remember({ address, password }: { address: string; password: string }): void {
  write(() => localStorage, ADDRESS, address);
  write(() => sessionStorage, PASSWORD, password);
}

export function rememberedChoices(): SceneChoices {
  try {
    const found: unknown = JSON.parse(read(() => localStorage, CHOICES) ?? '{}');
    const entries = typeof found === 'object' && found !== null ? Object.entries(found) : [];
    return Object.fromEntries(entries.filter(([, value]) => typeof value === 'string'));
  } catch {
    return {};
  }
}

export function rememberChoices(choices: SceneChoices): void {
  write(() => localStorage, CHOICES, JSON.stringify(choices));
}

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
