/** One connection to OBS, from the first frame to its end. It does not reconnect. */
import type { Clock } from '@mes/client/clock';
import { answerChallenge } from './authentication';
import { type ConnectionEnd, endOfClose, ends } from './connection-end';
import type { Fields } from './fields';
import {
  identifyMessage,
  type ReceivedMessage,
  RPC_VERSION,
  readMessage,
  requestMessage,
} from './messages';
import { ObsError } from './obs-error';
import { createPendingRequests } from './pending-requests';
import * as texts from './texts';

export type RequestObs = (type: string, fields?: Fields) => Promise<Fields>;

export interface ObsSession {
  /** Rejects with an `ObsError` if OBS refuses or the connection ends. */
  readonly request: RequestObs;
  /** Ends the connection; `onEnd` is not called. */
  close(): void;
}

export interface SessionOptions {
  readonly address: string;
  readonly password: string;
  readonly clock: Clock;
  readonly createSocket: (address: string) => WebSocket;
  onIdentified(session: ObsSession): void;
  onEvent(type: string, fields: Fields): void;
  /** Called once, unless the session was closed from here. */
  onEnd(end: ConnectionEnd): void;
}

/** From the first frame of the network until OBS lets us in. */
const CONNECT_LIMIT_MS = 5_000;
/** OBS is polled each second, so no answer means that it hangs or its machine is gone. */
const SILENCE_LIMIT_MS = 3_000;

export function openSession(options: SessionOptions): ObsSession {
  const { address, password, clock, createSocket } = options;
  const pending = createPendingRequests(clock);
  let phase: 'opening' | 'greeting' | 'identifying' | 'identified' | 'ended' = 'opening';
  let cancelLimit = clock.after(CONNECT_LIMIT_MS, () =>
    end(phase === 'opening' ? ends.notReached(address) : ends.notObs),
  );
  let socket: WebSocket | null = null;

  function end(reason: ConnectionEnd | null): void {
    if (phase === 'ended') return;
    phase = 'ended';
    cancelLimit();
    pending.rejectAll();
    socket?.close();
    if (reason) options.onEnd(reason);
  }

  function watchSilence(): void {
    cancelLimit();
    if (pending.count > 0) cancelLimit = clock.after(SILENCE_LIMIT_MS, () => end(ends.silent));
  }

  function receive(message: ReceivedMessage | null): void {
    if (phase === 'identified') handle(message);
    else if (message?.kind === 'hello' && phase === 'greeting') greet(message);
    else if (message?.kind === 'identified' && phase === 'identifying') start();
    else end(ends.notObs);
  }

  function greet({ rpcVersion, challenge }: Extract<ReceivedMessage, { kind: 'hello' }>): void {
    if (rpcVersion < RPC_VERSION) end(ends.wrongVersion);
    else if (challenge && password === '') end(ends.passwordNeeded);
    else {
      phase = 'identifying';
      socket?.send(identifyMessage(challenge && answerChallenge(password, challenge)));
    }
  }

  function start(): void {
    phase = 'identified';
    cancelLimit();
    options.onIdentified(session);
  }

  /** A frame that cannot be read is ignored: the next one may be fine, and each second asks again. */
  function handle(message: ReceivedMessage | null): void {
    if (message?.kind === 'event') options.onEvent(message.type, message.fields);
    if (message?.kind === 'response') pending.resolve(message.id, message.fields);
    if (message?.kind === 'refusal') pending.refuse(message);
    watchSilence();
  }

  const session: ObsSession = {
    request(type, fields = {}) {
      if (phase !== 'identified') return Promise.reject(new ObsError(texts.notConnected));
      const wasIdle = pending.count === 0;
      const { id, response } = pending.add();
      socket?.send(requestMessage(id, type, fields));
      if (wasIdle) watchSilence();
      return response;
    },
    close: () => end(null),
  };

  try {
    // No subprotocol: OBS then speaks JSON, and a server that is no OBS lets us in and can be named.
    socket = createSocket(address);
  } catch {
    // Later, so that callers have the session before its end. Browsers refuse ws: from https pages.
    clock.after(0, () => end(ends.refusedByBrowser));
    return session;
  }
  socket.addEventListener('open', () => {
    if (phase === 'opening') phase = 'greeting';
  });
  socket.addEventListener('message', ({ data }) => receive(readMessage(data)));
  socket.addEventListener('close', ({ code }) =>
    end(phase === 'opening' ? ends.notReached(address) : endOfClose(code)),
  );
  // Followed by `close`, which has the reason. Without a listener the `ws` of tests would throw.
  socket.addEventListener('error', () => undefined);
  return session;
}
