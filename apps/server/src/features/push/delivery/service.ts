import type { Database, Tx } from '../../../platform/database/database';
import type { JobKind, Jobs } from '../../../platform/jobs/jobs';
import type { Log } from '../../../platform/log';
import type { PushResult, PushSender } from '../../../platform/push/sender';
import * as repository from '../repository';

/** One try to bring one message to one browser. */
export interface DeliveryJob extends repository.DeliveryId {
  readonly attempt: number;
}

export interface PushDeliveries {
  readonly kind: JobKind<DeliveryJob>;
  /** Goes out once the transaction has committed. */
  enqueue(tx: Tx, job: DeliveryJob, startAfterSeconds?: number): Promise<void>;
}

interface Deps {
  readonly database: Database;
  readonly jobs: Pick<Jobs, 'enqueue'>;
  readonly sender: Pick<PushSender, 'send'>;
  readonly log: Log;
  readonly clock?: () => number;
}

/** How long to wait before the next try; after the last there is none. */
const BACK_OFF_SECONDS = [30, 120, 600, 3_600];
/** Enough for a push service to come back: an outage must not cost everyone their subscription. */
const PATIENCE_MS = 3 * 86_400_000;
const FAILURES = 5;

export function createDeliveries({
  database,
  jobs,
  sender,
  log,
  clock = Date.now,
}: Deps): PushDeliveries {
  const kind: JobKind<DeliveryJob> = { name: 'push', concurrency: 10, run };

  /** A repeated job finds the message delivered or the next try already queued, and does nothing. */
  async function run(job: DeliveryJob): Promise<void> {
    const due = await repository.findDelivery(database.db, job);
    if (!due || due.deliveredAt !== null || due.attempt !== job.attempt) return;
    const ttlSeconds = Math.floor((due.expiresAt - clock()) / 1_000);
    if (ttlSeconds <= 0) return;

    const { message, subscription, endpointHash } = due;
    const payload = JSON.stringify(message);
    const outcome = await sender.send(subscription, { payload, ttlSeconds, topic: message.tag });
    const next = await database.transaction((tx) => recordResult(tx, job, outcome, due.expiresAt));
    if (outcome.result === 'delivered') return;
    log.info({ endpoint: endpointHash.slice(0, 12), ...outcome, next }, 'a push was not delivered');
  }

  /** Locks the subscription before its delivery, in the order in which deleting one does. */
  async function recordResult(
    tx: Tx,
    job: DeliveryJob,
    outcome: PushResult,
    expiresAt: number,
  ): Promise<Next> {
    const now = clock();
    if (outcome.result === 'delivered') {
      await repository.recordSuccess(tx, job.subscription, now);
      await repository.updateDelivery(tx, job, { deliveredAt: now });
      return 'none';
    }
    const state = await repository.recordFailure(tx, job.subscription);
    if (!state) return 'none';
    if (outcome.result === 'gone' || isHopeless(state, now)) {
      await repository.deleteById(tx, job.subscription);
      return 'subscription removed';
    }
    const attempt = job.attempt + 1;
    await repository.updateDelivery(tx, job, { attempt });
    const waitSeconds = outcome.retry ? waitBefore(attempt, outcome.retryAfterSeconds) : null;
    if (waitSeconds === null || now + waitSeconds * 1_000 >= expiresAt) return 'none';
    await queue(tx, { ...job, attempt }, waitSeconds);
    return `in ${waitSeconds} s`;
  }

  function queue(
    tx: Tx,
    { subscription, key, attempt }: DeliveryJob,
    startAfterSeconds?: number,
  ): Promise<void> {
    const data = { subscription, key, attempt };
    return jobs.enqueue(tx, kind, data, {
      key: `${subscription}:${key}:${attempt}`,
      startAfterSeconds,
    });
  }

  return { kind, enqueue: queue };
}

type Next = 'none' | 'subscription removed' | `in ${number} s`;

/** Null after the last attempt. Never earlier than the Retry-After of the push service. */
function waitBefore(attempt: number, retryAfterSeconds = 0): number | null {
  const backOff = BACK_OFF_SECONDS[attempt - 1];
  return backOff === undefined ? null : Math.max(backOff, retryAfterSeconds);
}

/** A subscription that never worked is deleted soon: the browser sends it again on the next visit. */
function isHopeless(
  { failures, lastSuccessAt }: { failures: number; lastSuccessAt: number | null },
  now: number,
): boolean {
  return failures >= FAILURES && now - (lastSuccessAt ?? 0) > PATIENCE_MS;
}
