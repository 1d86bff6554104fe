import * as texts from './texts';

/** Why there is no connection, and whether trying again can help without a person. */
export interface ConnectionEnd {
  readonly problem: string;
  readonly canRetry: boolean;
}

export const ends = {
  notReached: (address: string): ConnectionEnd => ({
    problem: isLocal(address) ? texts.notReached : texts.notReachedElsewhere,
    canRetry: true,
  }),
  lost: { problem: texts.connectionLost, canRetry: true },
  silent: { problem: texts.silent, canRetry: true },
  notObs: { problem: texts.notObs, canRetry: true },
  badMessage: { problem: texts.badMessage, canRetry: true },
  wrongPassword: { problem: texts.wrongPassword, canRetry: false },
  passwordNeeded: { problem: texts.passwordNeeded, canRetry: false },
  wrongVersion: { problem: texts.wrongVersion, canRetry: false },
  kicked: { problem: texts.kicked, canRetry: false },
  badAddress: { problem: texts.badAddress, canRetry: false },
  refusedByBrowser: { problem: texts.refusedByBrowser, canRetry: false },
} as const;

/** The closing codes of the protocol; all others are of the network. */
const END_BY_CODE: Readonly<Record<number, ConnectionEnd>> = {
  4002: ends.badMessage,
  4003: ends.badMessage,
  4004: ends.badMessage,
  4005: ends.badMessage,
  4006: ends.badMessage,
  4007: ends.badMessage,
  4008: ends.badMessage,
  4009: ends.wrongPassword,
  4010: ends.wrongVersion,
  4011: ends.kicked,
  4012: ends.wrongVersion,
};

export function endOfClose(code: number): ConnectionEnd {
  return END_BY_CODE[code] ?? ends.lost;
}

function isLocal(address: string): boolean {
  return /^wss?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:|\/|$)/i.test(address);
}
