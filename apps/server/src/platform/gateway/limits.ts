import { SOCKET_PAYLOAD_LIMIT } from '@mes/contract/constants';

/** What one socket may do. People and our own pages stay far below; scripts and faults do not. */
export const LIMITS = {
  /** Characters of one message; longer ones belong on HTTP. */
  payloadCharacters: SOCKET_PAYLOAD_LIMIT,
  /**
   * Above this the socket is closed without reading on. Room for the longest allowed message in
   * three-byte characters, and for longer ones to get an answer that says why they are refused.
   */
  payloadBytes: 1_000_000,
  /** Messages and characters a second, each with what may be saved up for a busy moment. */
  messagesPerSecond: 50,
  messageBurst: 200,
  charactersPerSecond: 400_000,
  characterBurst: 2_000_000,
  /** Refused messages a second that are forgiven; who spends the saved ones too is disconnected. */
  refusalsPerSecond: 2,
  refusalBurst: 100,

  subscriptions: 100,
  requestsInFlight: 20,

  overlayCharacters: 8_000,
  overlayBytes: 64_000,
  overlayMistakes: 5,
  overlayAliveEveryMs: 15_000,

  /** A socket with more waiting to be sent gets no more events until it has caught up. */
  backlogBytes: 1_048_576,
  /** Asking on without reading the answers: closed at once. */
  hardBacklogBytes: 4_194_304,
  drainWithinMs: 15_000,
  /** Events of a busy channel are sent together once in this time; the first goes at once. */
  mergeMs: 15,
  /** How long an event may wait for an earlier one before that is read from the database. */
  repairAfterMs: 30,
} as const;

export type Limits = { readonly [K in keyof typeof LIMITS]: number };
