import { randomInt } from 'node:crypto';
import { ProductError } from '@mes/contract/errors';
import type { QueueItem } from '@mes/contract/queue';
import { bypassReason } from '@mes/domain/queue/gate';
import { NO_WAIT } from '@mes/domain/queue/queue';
import type { Actor } from '../../platform/calls/actor';
import type { Cookies } from '../../platform/cookies/cookies';
import type { Database, Db, Tx } from '../../platform/database/database';
import type { Log } from '../../platform/log';
import { BatchQueue } from './batches/service';
import { QueueHistory, type TurnCounts } from './history/service';
import type { PassCookies } from './pass-cookies/service';
import type { Presence } from './presence/service';
import * as repository from './repository';
import type { QueueSettings } from './settings/service';
import { texts } from './texts';
import { type QueuePlace, takeTurn } from './turns/service';

/** Start times of the matches that an account has checked in for. */
export type CheckedInFor = (account: string) => Promise<readonly number[]>;

export interface Queue {
  /** Says when a visitor may come in, and sets the pass once that time has come. */
  enter(arrival: Arrival, visitor: Visitor): Promise<QueueItem>;
  /** Does what time alone brings: the draw at the opening, and slots as visitors leave. */
  tick(): Promise<void>;
  deleteExpired(): Promise<void>;
  /** Adds what was counted since the last time to the history. */
  saveHistory(): Promise<void>;
}

interface Arrival {
  readonly queueIdentifier: string;
  readonly whitelist?: string;
}

interface Visitor {
  readonly actor: Actor | null;
  readonly cookies: Cookies;
}

interface Deps {
  readonly database: Database;
  readonly settings: QueueSettings;
  readonly passCookies: PassCookies;
  readonly presence: Presence;
  readonly checkedInFor: CheckedInFor;
  readonly clock: () => number;
  readonly log: Log;
}

const RANDOM_STEPS = 2 ** 32;
const RETRY_AFTER_S = 5;

export function createQueue(deps: Deps): Queue {
  const { database, settings, passCookies, presence, clock, log } = deps;
  const history = new QueueHistory();
  const turns = new BatchQueue<QueuePlace>(async (identifiers) => {
    let saved = () => {};
    let counts: TurnCounts | null = null;
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
        onCounts: (found) => {
          counts = found;
        },
        random: () => randomInt(RANDOM_STEPS) / RANDOM_STEPS,
      });
    const places = await database.transaction(work).catch((error) => {
      log.error({ err: error, arrivals: identifiers.length }, 'the queue could not take its turn');
      throw queueUnavailable();
    });
    saved();
    if (counts) history.record(counts);
    return places;
  });

  const mustWait = async ({ actor, cookies }: Visitor): Promise<boolean> => {
    const now = clock();
    if (!(await settings.current()).enabled) return false;
    if (passCookies.isWhitelisted(cookies, now)) return false;
    if (!actor) return true;
    const checkedInFor = await deps.checkedInFor(actor.id);
    return (
      bypassReason({ permissions: actor.permissions, checkedInFor, hasApiKey: false }, now) === null
    );
  };

  return {
    async enter({ queueIdentifier: identifier, whitelist }, visitor) {
      const { cookies } = visitor;
      const now = clock();
      const invited =
        whitelist !== undefined && (await passCookies.whitelist(cookies, whitelist, now));
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

    async tick() {
      presence.deleteIdle(clock());
      if ((await settings.current()).enabled) await turns.runEmpty();
    },

    async saveHistory() {
      const { enabled } = await settings.current();
      if (enabled || !history.isEmpty) await history.save(database.db, clock());
    },

    deleteExpired: () =>
      database.transaction(async (tx) => {
        await repository.lockState(tx);
        await repository.deleteExpired(tx, clock());
      }),
  };
}

/** Who waits, may come in, and is on the site. Nobody is counted while the queue is off. */
export async function countQueue(
  db: Db,
  now: number,
): Promise<{ waiting: number; reserved: number; admitted: number }> {
  const [{ active, reserved }, waiting] = await Promise.all([
    repository.countLoad(db, now),
    repository.countWaiting(db, now),
  ]);
  return { waiting, reserved, admitted: active };
}

/** Without the database nobody gets a place in the queue, and nobody loses one. */
function queueUnavailable(): ProductError {
  return new ProductError(texts.unavailable, {
    kind: 'Internal',
    status: 503,
    details: { retryAfter: RETRY_AFTER_S },
  });
}
