import { type Call, nameOf } from '@mes/contract/define';
import { createLineWriter, type Log } from '../log';
import type { Metrics } from '../metrics';
import type { Actor } from './actor';
import type { CallRecords } from './call-records';

interface CallRecord {
  readonly call: Call;
  readonly requestId: string;
  readonly actor: Actor | null;
  readonly status: number;
  /** From `performance.now()`. */
  readonly started: number;
}

export type LogCall = (record: CallRecord) => void;

interface CallLogDeps {
  readonly metrics: Metrics;
  readonly records: CallRecords;
  readonly log: Log;
}

/** Records the duration of every answered call and writes its log line. */
export function createCallLog({ metrics, records, log }: CallLogDeps): LogCall {
  const writeLine = createLineWriter(log, 'call');
  return ({ call, requestId, actor, status, started }) => {
    const name = nameOf(call);
    const ms = performance.now() - started;
    metrics.observeCall(name, status, ms);
    records.observe(name, status, ms);
    const by = actor && !call.anonymous ? `,"actor":${JSON.stringify(actor.id)}` : '';
    writeLine(
      `"requestId":${JSON.stringify(requestId)},"call":${quotedName(name)}${by},"status":${status},"ms":${Math.round(ms * 100) / 100}`,
    );
  };
}

const quotedNames = new Map<string, string>();

function quotedName(name: string): string {
  const known = quotedNames.get(name);
  if (known !== undefined) return known;
  const quoted = JSON.stringify(name);
  quotedNames.set(name, quoted);
  return quoted;
}
