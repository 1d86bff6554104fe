import { type Call, nameOf } from '@mes/contract/define';
import { type Log, plainLines } from '../log';
import type { Metrics } from '../metrics';
import type { Actor } from './actor';

interface AnsweredCall {
  readonly call: Call;
  readonly requestId: string;
  readonly actor: Actor | null;
  readonly status: number;
  /** As `performance.now()` said. */
  readonly started: number;
}

export type NoteCall = (answered: AnsweredCall) => void;

/** Every call that is answered is measured and has its line in the log, whichever way it took. */
export function createCallLog({ metrics, log }: { metrics: Metrics; log: Log }): NoteCall {
  const writeLine = plainLines(log, 'call');
  return ({ call, requestId, actor, status, started }) => {
    const name = nameOf(call);
    const ms = performance.now() - started;
    metrics.observeCall(name, status, ms);
    const by = actor ? `,"actor":${JSON.stringify(actor.id)}` : '';
    writeLine(
      `"requestId":${JSON.stringify(requestId)},"call":${JSON.stringify(name)}${by},"status":${status},"ms":${Math.round(ms * 100) / 100}`,
    );
  };
}
