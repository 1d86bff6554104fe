import { InvalidRequest, type ProductError, TooManyRequests } from '@mes/contract/errors';
import { Allowance } from './allowance';
import type { Limits } from './limits';

export type Verdict = 'accepted' | ProductError | 'too many refusals';

/** Watches how one socket behaves: how many messages, how long, how often it had to be refused. */
export class Conduct {
  readonly #longest: number;
  readonly #messages: Allowance;
  readonly #characters: Allowance;
  readonly #refusals: Allowance;

  constructor(limits: Limits, { longest, now }: { longest: number; now: number }) {
    this.#longest = longest;
    this.#messages = new Allowance({
      perSecond: limits.messagesPerSecond,
      most: limits.messageBurst,
      now,
    });
    this.#characters = new Allowance({
      perSecond: limits.charactersPerSecond,
      most: limits.characterBurst,
      now,
    });
    this.#refusals = new Allowance({
      perSecond: limits.refusalsPerSecond,
      most: limits.refusalBurst,
      now,
    });
  }

  /** `length` counts everything received, `payload` what the sender meant to say. */
  judge({ length, payload, now }: { length: number; payload: number; now: number }): Verdict {
    if (!this.#messages.spend(1, now) || !this.#characters.spend(length, now)) {
      return this.refuse(new TooManyRequests(1), now);
    }
    if (payload > this.#longest) {
      return this.refuse(
        new InvalidRequest(
          `Invalid Request: a message may have ${this.#longest} characters; send longer ones over HTTP.`,
        ),
        now,
      );
    }
    return 'accepted';
  }

  refuse(error: ProductError, now: number): Verdict {
    return this.#refusals.spend(1, now) ? error : 'too many refusals';
  }
}
