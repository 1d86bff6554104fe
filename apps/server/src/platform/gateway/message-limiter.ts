import { InvalidRequest, type ProductError, TooManyRequests } from '@mes/contract/errors';
import type { Limits } from './limits';
import { TokenBucket } from './token-bucket';

/** What to do with a message: accept it, answer it with the error, or disconnect the client. */
export type LimitDecision = 'accepted' | ProductError | 'too many refusals';

/** Limits the messages of one socket: their rate, their length and how often they may be refused. */
export class MessageLimiter {
  readonly #maxPayload: number;
  readonly #messages: TokenBucket;
  readonly #characters: TokenBucket;
  readonly #refusals: TokenBucket;

  constructor(limits: Limits, { maxPayload, now }: { maxPayload: number; now: number }) {
    this.#maxPayload = maxPayload;
    this.#messages = new TokenBucket({
      perSecond: limits.messagesPerSecond,
      capacity: limits.messageBurst,
      now,
    });
    this.#characters = new TokenBucket({
      perSecond: limits.charactersPerSecond,
      capacity: limits.characterBurst,
      now,
    });
    this.#refusals = new TokenBucket({
      perSecond: limits.refusalsPerSecond,
      capacity: limits.refusalBurst,
      now,
    });
  }

  /** `length` counts all characters received, `payload` those without the protocol around them. */
  check({ length, payload, now }: { length: number; payload: number; now: number }): LimitDecision {
    if (!this.#messages.consume(1, now) || !this.#characters.consume(length, now)) {
      return this.refuse(new TooManyRequests(1), now);
    }
    if (payload > this.#maxPayload) {
      return this.refuse(
        new InvalidRequest(
          `Invalid Request: a message may have ${this.#maxPayload} characters; send longer ones over HTTP.`,
        ),
        now,
      );
    }
    return 'accepted';
  }

  refuse(error: ProductError, now: number): LimitDecision {
    return this.#refusals.consume(1, now) ? error : 'too many refusals';
  }
}
