/**
 * The push feature with a queue and a clock that the test controls, so that it can run deliveries job
 * by job.
 */
import { eq } from 'drizzle-orm';
import pino from 'pino';
import { registerAccount } from '../src/features/accounts/service';
import { openSession } from '../src/features/accounts/sessions/service';
import { sessions } from '../src/features/accounts/tables';
import { createDeliveries, type DeliveryJob } from '../src/features/push/delivery/service';
import { createPushService, type Notification } from '../src/features/push/service';
import { pushSubscriptions } from '../src/features/push/tables';
import type { Actor } from '../src/platform/calls/actor';
import { readVapidKeys } from '../src/platform/push/keys';
import { createPushSender } from '../src/platform/push/sender';
import { openTestDatabase } from './app';
import { startPushService } from './push-service';

interface QueuedJob {
  readonly job: DeliveryJob;
  readonly key?: string;
  readonly after?: number;
}

export type PushDesk = Awaited<ReturnType<typeof openPushDesk>>;

export async function openPushDesk() {
  const database = await openTestDatabase();
  const provider = await startPushService();
  const keys = await readVapidKeys(database.db);
  const sender = createPushSender({
    keys,
    contact: 'https://mes.example',
    network: provider.network,
  });
  const queued: QueuedJob[] = [];
  const logged: string[] = [];
  let accounts = 0;

  const deliveries = createDeliveries({
    database,
    sender,
    log: pino({ level: 'debug' }, { write: (line) => void logged.push(line) }),
    clock: () => desk.now,
    jobs: {
      async enqueue(_tx, _kind, data, { key, startAfterSeconds: after } = {}) {
        queued.push({ job: data as unknown as DeliveryJob, key, after });
      },
    },
  });
  const push = createPushService({ applicationKey: keys.publicKey, sender, deliveries });

  const desk = {
    now: Date.UTC(2026, 0, 1),
    database,
    push,
    queued,
    logged,

    newCaller: (): Promise<Actor> =>
      database.transaction(async (tx) => {
        const { now } = desk;
        const name = `Player ${accounts++}`;
        const id = await registerAccount(tx, { name, provider: 'test', providerId: name, now });
        await openSession(tx, { accountId: id, device: 'test', now });
        const [session] = await tx.select().from(sessions).where(eq(sessions.account, id));
        return { id, name, permissions: [], bans: [], sessionId: session!.id };
      }),

    async subscribe(actor: Actor, browser = provider.addBrowser()) {
      const { now } = desk;
      await database.transaction((tx) => push.subscribe(tx, browser.subscription, { actor, now }));
      return browser;
    },

    notify({ id }: Actor, change: Partial<Notification> = {}): Promise<number> {
      const message = { title: 'Your match begins', body: 'Nova – Ember', url: '/app/matchup/7' };
      return database.transaction((tx) =>
        push.notify(tx, { accountId: id, ...message, now: desk.now, ...change }),
      );
    },

    run: (job: DeliveryJob) => deliveries.kind.run(job),

    /** Returns the delay of each job. */
    async runAll(): Promise<(number | undefined)[]> {
      const delays = [];
      for (let next = queued.shift(); next; next = queued.shift()) {
        delays.push(next.after);
        await deliveries.kind.run(next.job);
      }
      return delays;
    },

    async runNext(): Promise<DeliveryJob> {
      const { job } = queued.shift()!;
      await deliveries.kind.run(job);
      return job;
    },

    async subscriptionOf({ id }: Actor) {
      const [row] = await database.db
        .select()
        .from(pushSubscriptions)
        .where(eq(pushSubscriptions.account, id));
      return row;
    },

    async close() {
      provider.stop();
      await database.close();
    },
  };
  return desk;
}
