/** Discord does not answer, or asks to wait. The same request may work later. */
export class DiscordUnavailable extends Error {
  /** How long Discord asks to wait; undefined where it does not answer at all. */
  readonly retryAfterMs: number | undefined;

  constructor(message: string, { retryAfterMs }: { retryAfterMs?: number } = {}) {
    super(message);
    this.name = 'DiscordUnavailable';
    this.retryAfterMs = retryAfterMs;
  }
}

/** Discord refuses the request: it will refuse it again. */
export class DiscordRefused extends Error {
  readonly status: number;
  /** Discord's own code, such as 10003 for an unknown channel. */
  readonly code: number | string;

  constructor({
    status,
    code,
    message,
  }: { status: number; code: number | string; message: string }) {
    super(message);
    this.name = 'DiscordRefused';
    this.status = status;
    this.code = code;
  }

  get isNotFound(): boolean {
    return this.status === 404;
  }
}

/** Discord sends some dispatches only to bots whose operator has allowed it. */
export class IntentsNotAllowed extends Error {
  constructor() {
    super('Discord does not allow the intents of the bot');
  }
}
