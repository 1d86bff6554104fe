/** Writes what a transaction has to tell: any number of events by one statement, its last. */
import type pg from 'pg';
import type { NewEvent, OutboxEvent } from './events';

/**
 * Each channel takes as many revisions as it has events. Channels are locked in the order of their
 * names, so changes that tell the same ones never wait for each other in a circle. An event's row
 * needs its channel's, which is therefore written first: the tail relies on a transaction having its
 * number before it takes an event id. JSON's null comes out of a record as none, and is a value here.
 */
const WRITE = `
  WITH told AS (
    SELECT * FROM ROWS FROM (
      jsonb_to_recordset($1::jsonb) AS (channel text, later int, type text, data jsonb)
    ) WITH ORDINALITY AS told (channel, later, type, data, place)
  ), reached AS (
    INSERT INTO channels AS known (name, revision)
    SELECT channel, count(*) FROM told GROUP BY channel ORDER BY channel
    ON CONFLICT (name) DO UPDATE SET revision = known.revision + excluded.revision
    RETURNING name, revision
  )
  INSERT INTO outbox (channel, revision, type, data)
  SELECT channel, reached.revision - later, type, coalesce(data, 'null')
  FROM told JOIN reached ON reached.name = told.channel
  ORDER BY place
  RETURNING id, channel, revision`;

/** The same for one event, which most transactions tell, in two thirds of the time. */
const WRITE_ONE = `
  WITH reached AS (
    INSERT INTO channels AS known (name, revision) VALUES ($1, 1)
    ON CONFLICT (name) DO UPDATE SET revision = known.revision + 1
    RETURNING revision
  )
  INSERT INTO outbox (channel, revision, type, data)
  SELECT $1, reached.revision, $2, $3::jsonb FROM reached
  RETURNING id, revision`;

interface Written {
  readonly id: string;
  readonly channel: string;
  readonly revision: string;
}

export async function writeEvents(
  client: pg.ClientBase,
  events: readonly NewEvent[],
): Promise<OutboxEvent[]> {
  if (events.length === 0) return [];
  if (events.length === 1) return [await writeEvent(client, events[0]!)];
  const later = countLater(events);
  const { rows } = await client.query<Written>({
    name: 'write_events',
    text: WRITE,
    values: [JSON.stringify(events.map((event, index) => ({ ...event, later: later[index] })))],
  });
  const reached = new Map<string, number>();
  const ids = new Map<string, number>();
  for (const { id, channel, revision } of rows) {
    ids.set(`${revision} ${channel}`, Number(id));
    reached.set(channel, Math.max(reached.get(channel) ?? 0, Number(revision)));
  }
  return events.map(({ channel, type, data }, index) => {
    const revision = reached.get(channel)! - later[index]!;
    const id = ids.get(`${revision} ${channel}`)!;
    return { id, channel, since: revision - 1, revision, type, data };
  });
}

async function writeEvent(client: pg.ClientBase, event: NewEvent): Promise<OutboxEvent> {
  const { channel, type, data } = event;
  const { rows } = await client.query<Pick<Written, 'id' | 'revision'>>({
    name: 'write_event',
    text: WRITE_ONE,
    values: [channel, type, JSON.stringify(data)],
  });
  const revision = Number(rows[0]!.revision);
  return { id: Number(rows[0]!.id), channel, since: revision - 1, revision, type, data };
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
