import { randomInt } from 'node:crypto';
import { ProductError } from '@mes/contract/errors';
import type { QueueItem } from '@mes/contract/queue';
import { bypassReason } from '@mes/domain/queue/gate';
import { NO_WAIT } from '@mes/domain/queue/queue';
import { audit } from '../../platform/audit/audit';
import type { Action, Actor } from '../../platform/calls/actor';
import type { Config } from '../../platform/config';
import type { Cookies } from '../../platform/cookies/cookies';
import type { Database, Tx } from '../../platform/database/database';
import type { Log } from '../../platform/log';
import { BatchQueue } from './batches/service';
import type { PassCookies } from './pass-cookies/service';
import type { Passes } from './passes/service';
import type { Presence } from './presence/service';
import * as repository from './repository';
import type { QueueSettings } from './settings/service';
import { type QueuePlace, takeTurn } from './turns/service';

/** Start times of the matches that an account has checked in for. */
export type CheckedInFor = (account: string) => Promise<readonly number[]>;

export interface Queue {
  /** Says when a visitor may come in, and sets the pass once that time has come. */
  enter(arrival: Arrival, visitor: Visitor): Promise<QueueItem>;
  createWhitelistLink(
    tx: Tx,
    input: { days: number },
    action: Action,
  ): Promise<{ url: string; expiresAt: number }>;
  /** Does what time alone brings: the draw at the opening, and slots as visitors leave. */
  tick(): Promise<void>;
  deleteExpired(): Promise<void>;
}

interface Arrival {
  readonly queueIdentifier: string;
  readonly whitelist?: string;
}

interface Visitor {
  readonly actor: Actor | null;
  readonly cookies: Cookies;
}

interface Parts {
  readonly config: Config;
  readonly database: Database;
  readonly settings: QueueSettings;
  readonly passes: Passes;
  readonly passCookies: PassCookies;
  readonly presence: Presence;
  readonly checkedInFor: CheckedInFor;
  readonly clock: () => number;
  readonly log: Log;
}

const DAY_MS = 86_400_000;
const RANDOM_STEPS = 2 ** 32;
const RETRY_AFTER_S = 5;

export function createQueue(parts: Parts): Queue {
  const { config, database, settings, passes, passCookies, presence, clock, log } = parts;
  const turns = new BatchQueue<QueuePlace>(async (identifiers) => {
    let saved = () => {};
    const work = (tx: Tx) =>
      takeTurn(tx, {
        identifiers,
        heartbeats(now) {
          const due = presence.unsaved(now);
          saved = due.saved;
          return due.heartbeats;
        },
        settings: settings.read,
        clock,
        random: () => randomInt(RANDOM_STEPS) / RANDOM_STEPS,
      });
    const places = await database.transaction(work).catch((error) => {
      log.error({ err: error, arrivals: identifiers.length }, 'the queue could not take its turn');
      throw queueUnavailable();
    });
    saved();
    return places;
  });

  const mustWait = async ({ actor, cookies }: Visitor): Promise<boolean> => {
    const now = clock();
    if (!(await settings.current()).enabled) return false;
    if (passCookies.isWhitelisted(cookies, now)) return false;
    if (!actor) return true;
    const checkedInFor = await parts.checkedInFor(actor.id);
    return (
      bypassReason({ permissions: actor.permissions, checkedInFor, hasApiKey: false }, now) === null
    );
  };

  return {
    async enter({ queueIdentifier: identifier, whitelist }, visitor) {
      const { cookies } = visitor;
      const now = clock();
      const invited = whitelist !== undefined && passCookies.whitelist(cookies, whitelist, now);
      // An admitted visitor keeps one pass: there are no others to give away, and no query is needed.
      const pass = passCookies.read(cookies);
      if (pass && passCookies.isActive(pass, now)) return NO_WAIT;

      const { ticket, admitted } =
        invited || !(await mustWait(visitor))
          ? { ticket: NO_WAIT, admitted: true }
          : await turns.add(identifier);
      if (admitted) passCookies.grant(cookies, identifier, clock());
      return ticket;
    },

    async createWhitelistLink(tx, { days }, { actor, now }) {
      const expiresAt = now + days * DAY_MS;
      const token = passes.signWhitelist(expiresAt);
      await audit(tx, {
        at: now,
        actor: actor.id,
        action: 'queue.whitelisted',
        subject: 'queue',
        before: null,
        after: { expiresAt },
      });
      return { url: `${config.siteUrl}/app/queue?whitelist=${token}`, expiresAt };
    },

    async tick() {
      presence.deleteIdle(clock());
      if ((await settings.current()).enabled) await turns.runEmpty();
    },

    deleteExpired: () =>
      database.transaction(async (tx) => {
        await repository.lockState(tx);
        await repository.deleteExpired(tx, clock());
      }),
  };
}

/** Without the database nobody gets a place in the queue, and nobody loses one. */
function queueUnavailable(): ProductError {
  return new ProductError('The queue cannot be reached. Please try again in a moment.', {
    kind: 'Internal',
    status: 503,
    details: { retryAfter: RETRY_AFTER_S },
  });
}
