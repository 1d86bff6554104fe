/** Opens the live connection after the first paint, but not while the visitor is in the access queue. */
import { closeAccountEvents, openAccountEvents } from '../../api/account-events';
import { client } from '../../api/client';

let started = false;
let paused = false;

export function startConnection(): void {
  started = true;
  applyState();
}

/** While the visitor is in the access queue, the server refuses sockets too. */
export function pauseConnection(pause: boolean): void {
  if (pause === paused) return;
  paused = pause;
  applyState();
}

/** Opens the connection again after it was closed, unless it is paused. */
export function resumeConnection(): void {
  applyState();
}

export function isPaused(): boolean {
  return paused;
}

function applyState(): void {
  if (started && !paused) {
    client.connection.connect();
    openAccountEvents();
  } else {
    client.connection.close();
    closeAccountEvents();
  }
}
