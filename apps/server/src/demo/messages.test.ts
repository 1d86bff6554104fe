import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NO_FILES, openTestDatabase } from '../../testing/app';
import * as messages from '../features/messages/service';
import * as notifications from '../features/notifications/service';
import type { Database } from '../platform/database/database';
import { DEMO_ACCOUNTS } from './community';
import { fillDemo } from './fill';
import { generateMessages } from './messages';

const now = Date.UTC(2026, 0, 1);
let database: Database;

beforeAll(async () => {
  database = await openTestDatabase();
  await fillDemo(database, { size: 'small', now, progress: () => {}, ...NO_FILES });
});
afterAll(() => database.close());

describe('the demo accounts', () => {
  it('have conversations whose unread messages are really from the other side', async () => {
    for (const { name } of DEMO_ACCOUNTS) {
      const { channels } = await messages.listChannels(database.db, name, { count: 50, now });
      for (const { user, unread } of channels) {
        const read = await messages.read(
          database.db,
          { accountId: name, otherId: user.id },
          { count: 50, now },
        );
        const newest = read.messages.slice(0, unread);
        expect(newest.every(({ userId }) => userId === user.id)).toBe(true);
      }
    }
  });

  it('have notifications, newest first', async () => {
    const inbox = await notifications.list(database.db, {
      accountId: 'leader',
      unreadOnly: false,
      count: 50,
    });
    const times = inbox.notifications.map(({ createdAt }) => createdAt);
    expect(times.length).toBeGreaterThan(2);
    expect(times).toEqual(times.toSorted((one, other) => other - one));
  });

  it('have the same messages every time', () => {
    expect(generateMessages(now)).toEqual(generateMessages(now));
  });
});
