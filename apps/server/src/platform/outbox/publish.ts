/** Publishes events on declared channels with declared payloads. */
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
 * `publish(tx, channels.match(id), 'veto.changed', { veto })`, or on several channels at once; duplicate
 * channels get it once. Events are written at the end of the transaction (write-events.ts), so that
 * the rows of busy channels are locked only briefly.
 */
export async function publish<K extends ChannelKey, N extends EventName<K>>(
  tx: Tx,
  target: Channel<K> | readonly Channel<K>[],
  type: N,
  data: EventPayload<K, N>,
): Promise<void> {
  const targets = 'name' in target ? [target] : target;
  const uniqueTargets = new Map(targets.map((channel) => [channel.name, channel])).values();
  for (const { key, name } of uniqueTargets) {
    if (tx.validatesEvents) assertDeclared({ key, type, data });
    tx.events.push({ channel: name, type, data: data as Json });
  }
}

/** Whether the event is on a channel of the pattern: `isEventOn(event, 'account')` types its payload. */
export function isEventOn<K extends ChannelKey>(
  event: OutboxEvent,
  key: K,
): event is Extract<OutboxEvent & EventOn<K>, OutboxEvent> {
  const { pattern } = channelDeclarations[key];
  const brace = pattern.indexOf('{');
  return brace < 0 ? event.channel === pattern : event.channel.startsWith(pattern.slice(0, brace));
}

/** Checks a payload like the output of a call: undeclared fields must not leave the server. */
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
    throw new Error(
      `'${type}' on '${pattern}' does not match its contract: ${parsed.error.message}`,
    );
  }
  if (!isDeepStrictEqual(parsed.data, sent)) {
    throw new Error(
      `'${type}' on '${pattern}' has more fields than its contract declares: ${JSON.stringify(sent).slice(0, 500)}`,
    );
  }
}
