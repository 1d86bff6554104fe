import {
  entryStatus,
  IDLE_MS,
  PLACE_HOLD_MS,
  type QueueEntry,
  SLOT_HOLD_MS,
} from '@mes/domain/queue/queue';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase } from '../../../testing/app';
import type { Database } from '../../platform/database/database';
import * as repository from './repository';
import { queueEntries } from './tables';

const NOW = Date.UTC(2026, 5, 1, 12);

let database: Database;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** Every combination of states and of times just before, at and after where something ends. */
const EVERYONE: readonly QueueEntry[] = (() => {
  const quiet = [0, IDLE_MS, PLACE_HOLD_MS].flatMap((ms) => [ms - 1, ms, ms + 1]);
  const slots = [null, NOW + 60_000, ...[-1, 0, 1].map((ms) => NOW - SLOT_HOLD_MS + ms)];
  const combinations = quiet.flatMap((ms) =>
    slots.flatMap((slot) =>
      [null, NOW - PLACE_HOLD_MS]
        .filter((admitted) => admitted === null || slot !== null)
        .map((admitted) => ({ slot, admitted, lastSeen: NOW - ms })),
    ),
  );
  return combinations.map((entry, index) => ({
    ...entry,
    identifier: `queue-${index}`,
    // Not in the order of the table.
    sequence: (index * 7) % combinations.length,
    entered: NOW - 2 * PLACE_HOLD_MS,
  }));
})();

const standingAs = (...wanted: string[]) =>
  EVERYONE.filter((entry) => wanted.includes(entryStatus(entry, NOW)));
const names = (entries: readonly QueueEntry[]) =>
  entries.map(({ identifier }) => identifier).toSorted();

it('the conditions in SQL say what the domain says of each entry', async () => {
  await database.transaction(async (tx) => {
    await repository.saveAll(tx, EVERYONE);
    const waiting = await repository.findWaiting(tx, { now: NOW, limit: Number.POSITIVE_INFINITY });
    expect(waiting).toEqual(standingAs('waiting').toSorted((a, b) => a.sequence - b.sequence));
    expect(await repository.findWaiting(tx, { now: NOW, limit: 2 })).toEqual(waiting.slice(0, 2));
    expect(names(await repository.findReserved(tx, NOW))).toEqual(names(standingAs('reserved')));
    expect(await repository.countLoad(tx, NOW)).toEqual({
      active: standingAs('active').length,
      reserved: standingAs('reserved').length,
    });
    expect(await repository.countPlaces(tx, NOW)).toBe(standingAs('waiting', 'absent').length);
    const ahead = await repository.countAhead(tx, { identifiers: names(EVERYONE), now: NOW });
    expect([...ahead].toSorted(([, a], [, b]) => a - b)).toEqual(
      waiting.map(({ identifier }, index) => [identifier, index]),
    );

    await repository.deleteExpired(tx, NOW);
    const left = await tx.select().from(queueEntries);
    expect(names(left)).toEqual(names(standingAs('waiting', 'absent', 'reserved', 'active')));
  });
});

it('a sign of life admits who was let in while the queue was off, and keeps all else', async () => {
  const base = { sequence: 5, entered: NOW, lastSeen: NOW };
  const waiting: QueueEntry = { ...base, identifier: 'queue-waiting', slot: null, admitted: null };
  const active: QueueEntry = { ...base, identifier: 'queue-active', slot: NOW, admitted: NOW };
  const rows = await database.transaction(async (tx) => {
    await tx.delete(queueEntries);
    await repository.saveAll(tx, [waiting, active]);
    const sign = { admitted: NOW + 1, seen: NOW + 2 };
    await repository.saveHeartbeats(tx, [
      { identifier: 'queue-new', ...sign },
      { identifier: 'queue-waiting', ...sign },
      { identifier: 'queue-active', admitted: NOW + 1, seen: NOW - 1 },
    ]);
    return repository.findByIdentifiers(tx, ['queue-new', 'queue-waiting', 'queue-active']);
  });
  expect(rows.toSorted((a, b) => a.identifier.localeCompare(b.identifier))).toEqual([
    active,
    {
      identifier: 'queue-new',
      sequence: 0,
      slot: NOW + 1,
      entered: NOW + 1,
      admitted: NOW + 1,
      lastSeen: NOW + 2,
    },
    { ...waiting, slot: NOW + 1, admitted: NOW + 1, lastSeen: NOW + 2 },
  ]);
});
