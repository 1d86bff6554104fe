/** When the live connection is open: after the first paint, and not while the visitor waits outside. */
import { closeAccountEvents, openAccountEvents } from '../../api/account-events';
import { client } from '../../api/client';

let started = false;
let held = false;

export function startConnection(): void {
  started = true;
  update();
}

/** The queue lets no socket in either: trying would only be refused, over and over. */
export function holdConnection(hold: boolean): void {
  if (hold === held) return;
  held = hold;
  update();
}

/** Opens it again after it was closed for a while, where nothing else keeps it closed. */
export function resumeConnection(): void {
  update();
}

export function isHeld(): boolean {
  return held;
}

function update(): void {
  if (started && !held) {
    client.connection.connect();
    openAccountEvents();
  } else {
    client.connection.close();
    closeAccountEvents();
  }
}
