/**
 * Traces of calls, their statements, jobs and outgoing requests. Without a collector nothing is loaded
 * and each place costs a comparison.
 */
import type { Recorder, Span, SpanStart, TracingSettings } from './span';

export interface Tracing {
  stop(): Promise<void>;
}

const NO_SPAN: Span = { setAttributes() {}, fail() {} };

/** Of the process, because statements and requests are made far from where the app is assembled. */
let recorder: Recorder | null = null;

export async function startTracing(settings: TracingSettings): Promise<Tracing> {
  const { createRecorder } = await import('./opentelemetry');
  const created = createRecorder(settings);
  recorder = created;
  return {
    async stop() {
      recorder = null;
      await created.close();
    },
  };
}

export function isTracing(): boolean {
  return recorder !== null;
}

/** If the work fails, the span has the name of the error and not its message, which may name people. */
export function traceWork<T>(start: SpanStart, work: (span: Span) => Promise<T>): Promise<T> {
  return recorder ? recorder.record(start, work) : work(NO_SPAN);
}
