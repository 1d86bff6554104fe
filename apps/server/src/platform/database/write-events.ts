/** Writes the events of a transaction with one statement, the last of the transaction. */
import type pg from 'pg';
import type { NewEvent, OutboxEvent } from './events';
import { type PreparedStatement, runPrepared } from './prepared-query';

/**
 * A channel's revision grows by the number of its events. Channels are locked in the order of their
 * names, so that transactions on the same channels cannot deadlock. The row of the channel is written
 * before the rows of its events: OutboxReader relies on a transaction having its number before it
 * takes an event id. jsonb_to_recordset turns JSON null into SQL NULL, hence the coalesce.
 */
const WRITE: PreparedStatement = {
  name: 'write_events',
  text: `
  WITH new_events AS (
    SELECT * FROM ROWS FROM (
      jsonb_to_recordset($1::jsonb) AS (channel text, later int, type text, data jsonb)
    ) WITH ORDINALITY AS new_events (channel, later, type, data, ordinal)
  ), advanced AS (
    INSERT INTO channels AS existing (name, revision)
    SELECT channel, count(*) FROM new_events GROUP BY channel ORDER BY channel
    ON CONFLICT (name) DO UPDATE SET revision = existing.revision + excluded.revision
    RETURNING name, revision
  )
  INSERT INTO outbox (channel, revision, type, data)
  SELECT channel, advanced.revision - later, type, coalesce(data, 'null')
  FROM new_events JOIN advanced ON advanced.name = new_events.channel
  ORDER BY ordinal
  RETURNING id, channel, revision`,
};

/** The same for a single event, as in most transactions: takes two thirds of the time. */
const WRITE_ONE: PreparedStatement = {
  name: 'write_event',
  text: `
  WITH advanced AS (
    INSERT INTO channels AS existing (name, revision) VALUES ($1, 1)
    ON CONFLICT (name) DO UPDATE SET revision = existing.revision + 1
    RETURNING revision
  )
  INSERT INTO outbox (channel, revision, type, data)
  SELECT $1, advanced.revision, $2, $3::jsonb FROM advanced
  RETURNING id, revision`,
};

interface WrittenRow {
  readonly id: string;
  readonly channel: string;
  readonly revision: string;
}

/** Throws at once where the events cannot be written as JSON: the caller sends COMMIT right behind. */
export function writeEvents(
  client: pg.ClientBase,
  events: readonly NewEvent[],
): Promise<OutboxEvent[]> {
  if (events.length === 0) return Promise.resolve([]);
  if (events.length === 1) return writeEvent(client, events[0]!);
  const later = countLater(events);
  const values = [
    JSON.stringify(events.map((event, index) => ({ ...event, later: later[index] }))),
  ];
  return runPrepared(client, WRITE, values).then(({ rows }) =>
    toOutboxEvents(rows as WrittenRow[], { events, later }),
  );
}

function writeEvent(client: pg.ClientBase, event: NewEvent): Promise<OutboxEvent[]> {
  const { channel, type, data } = event;
  const values = [channel, type, JSON.stringify(data)];
  return runPrepared(client, WRITE_ONE, values).then(({ rows }) => {
    const [written] = rows as Pick<WrittenRow, 'id' | 'revision'>[];
    const revision = Number(written!.revision);
    return [{ id: Number(written!.id), channel, since: revision - 1, revision, type, data }];
  });
}

function toOutboxEvents(
  rows: readonly WrittenRow[],
  { events, later }: { events: readonly NewEvent[]; later: readonly number[] },
): OutboxEvent[] {
  const lastRevisions = new Map<string, number>();
  const ids = new Map<string, number>();
  for (const { id, channel, revision } of rows) {
    ids.set(`${revision} ${channel}`, Number(id));
    lastRevisions.set(channel, Math.max(lastRevisions.get(channel) ?? 0, Number(revision)));
  }
  return events.map(({ channel, type, data }, index) => {
    const revision = lastRevisions.get(channel)! - later[index]!;
    const id = ids.get(`${revision} ${channel}`)!;
    return { id, channel, since: revision - 1, revision, type, data };
  });
}

/** For each event, how many of the same channel follow it. */
function countLater(events: readonly NewEvent[]): number[] {
  const seen = new Map<string, number>();
  return events
    .toReversed()
    .map(({ channel }) => {
      const after = seen.get(channel) ?? 0;
      seen.set(channel, after + 1);
      return after;
    })
    .reverse();
}
