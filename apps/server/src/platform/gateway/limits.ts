import { SOCKET_PAYLOAD_LIMIT } from '@mes/contract/constants';

/** Limits of one socket. People and the site's own pages stay far below them; scripts and bugs do not. */
export const LIMITS = {
  /** Characters of one message; longer ones belong on HTTP. */
  payloadCharacters: SOCKET_PAYLOAD_LIMIT,
  /**
   * Larger messages close the socket without being read. Leaves room for the longest allowed message
   * in three-byte characters, and for longer ones to be answered with the reason of the refusal.
   */
  payloadBytes: 1_000_000,
  /** Messages and characters per second, each with a burst. */
  messagesPerSecond: 50,
  messageBurst: 200,
  charactersPerSecond: 400_000,
  characterBurst: 2_000_000,
  /** Tolerated refusals per second; a client that exceeds the burst is disconnected. */
  refusalsPerSecond: 2,
  refusalBurst: 100,

  subscriptions: 100,
  requestsInFlight: 20,

  overlayCharacters: 8_000,
  overlayBytes: 64_000,
  overlayMistakes: 5,
  overlayPingIntervalMs: 15_000,

  /** A socket with a larger send buffer gets no events until the buffer has drained. */
  backlogBytes: 1_048_576,
  /** Requests without reading the answers: the socket is closed at once. */
  hardBacklogBytes: 4_194_304,
  drainTimeoutMs: 15_000,
  /** Events of a busy channel are batched at this interval; the first is sent at once. */
  mergeMs: 15,
  /** How long to wait for a missing event before it is read from the database. */
  repairAfterMs: 30,
} as const;

export type Limits = { readonly [K in keyof typeof LIMITS]: number };
