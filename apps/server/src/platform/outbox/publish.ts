/** How a change says what happened: on declared channels, with declared payloads. */
import { isDeepStrictEqual } from 'node:util';
import {
  type Channel,
  type ChannelKey,
  channelDeclarations,
  type EventName,
  type EventOn,
  type EventPayload,
} from '@mes/contract/channels';
import type { EventSchemas } from '@mes/contract/define-channel';
import type { Json } from '@mes/contract/scalars';
import type { Tx } from '../database/database';
import type { OutboxEvent } from '../database/events';

/**
 * `publish(tx, channels.match(id), 'veto.changed', { veto })`, or on several channels at once, on
 * each of them once. It is written when the work of the transaction is done (writing.ts): a
 * channel's changes wait for each other only then, and not for what else a transaction has to do.
 */
export async function publish<K extends ChannelKey, N extends EventName<K>>(
  tx: Tx,
  on: Channel<K> | readonly Channel<K>[],
  type: N,
  data: EventPayload<K, N>,
): Promise<void> {
  const list = 'name' in on ? [on] : [...new Map(on.map((each) => [each.name, each])).values()];
  for (const { key, name } of list) {
    if (tx.checksEvents) assertDeclared({ key, type, data });
    tx.events.push({ channel: name, type, data: data as Json });
  }
}

/** The same on every channel of a pattern: `isEventOn(event, 'account')` types its name and payload. */
export function isEventOn<K extends ChannelKey>(
  event: OutboxEvent,
  key: K,
): event is Extract<OutboxEvent & EventOn<K>, OutboxEvent> {
  const { pattern } = channelDeclarations[key];
  const brace = pattern.indexOf('{');
  return brace < 0 ? event.channel === pattern : event.channel.startsWith(pattern.slice(0, brace));
}

/** As outputs of calls are checked: what is not declared must not leave the server. */
export function assertDeclared({
  key,
  type,
  data,
}: {
  key: ChannelKey;
  type: string;
  data: unknown;
}): void {
  const { pattern, events }: { pattern: string; events: EventSchemas } = channelDeclarations[key];
  const schema = events[type];
  if (!schema) throw new Error(`'${type}' is not declared on '${pattern}'.`);
  const sent: unknown = JSON.parse(JSON.stringify(data));
  const parsed = schema.safeParse(sent);
  if (!parsed.success) {
    throw new Error(`'${type}' on '${pattern}' is against its contract: ${parsed.error.message}`);
  }
  if (!isDeepStrictEqual(parsed.data, sent)) {
    throw new Error(
      `'${type}' on '${pattern}' says more than its contract names: ${JSON.stringify(sent).slice(0, 500)}`,
    );
  }
}
