/** Records spans with OpenTelemetry and sends them by OTLP over HTTP. Loaded only where that is configured. */
import { setTimeout as delay } from 'node:timers/promises';
import {
  type Context,
  context,
  isSpanContextValid,
  type Span as OtelSpan,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node';
import type { Recorder, Span, SpanStart, TracingSettings } from './span';

const EXPORT_TIMEOUT_MS = 5_000;
/** A collector that is away must not delay the end of the server. */
const CLOSE_TIMEOUT_MS = 500;

const KINDS = {
  call: SpanKind.SERVER,
  statement: SpanKind.CLIENT,
  request: SpanKind.CLIENT,
  job: SpanKind.CONSUMER,
} as const;

const NOT_RECORDED: Span = { setAttributes() {}, fail() {} };

export function createRecorder({ endpoint, serviceName }: TracingSettings): Recorder {
  const exporter = new OTLPTraceExporter({
    url: `${endpoint}/v1/traces`,
    timeoutMillis: EXPORT_TIMEOUT_MS,
  });
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName }),
    spanProcessors: [new BatchSpanProcessor(exporter)],
  });
  // For the context only, which follows asynchronous work. Nothing is sent to others.
  provider.register({ propagator: null });
  const tracer = provider.getTracer('mes');

  return {
    record(start, work) {
      const parent = parentOf(start);
      if (start.kind === 'statement' && !trace.getSpan(parent)) return work(NOT_RECORDED);
      const { name, kind, attributes } = start;
      const span = tracer.startSpan(name, { kind: KINDS[kind], attributes }, parent);
      return context.with(trace.setSpan(parent, span), () => runInSpan(span, work));
    },
    async close() {
      const closed = provider.shutdown().catch(() => {});
      await Promise.race([closed, delay(CLOSE_TIMEOUT_MS, undefined, { ref: false })]);
      trace.disable();
      context.disable();
    },
  };
}

async function runInSpan<T>(span: OtelSpan, work: (span: Span) => Promise<T>): Promise<T> {
  try {
    return await work({
      setAttributes: (attributes) => void span.setAttributes(attributes),
      fail: () => void span.setStatus({ code: SpanStatusCode.ERROR }),
    });
  } catch (error) {
    span.setAttribute('error.type', error instanceof Error ? error.name : 'unknown');
    span.setStatus({ code: SpanStatusCode.ERROR });
    throw error;
  } finally {
    span.end();
  }
}

const TRACEPARENT = /^00-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})$/;

function parentOf({ kind, parent }: SpanStart): Context {
  // Whatever enqueued it, or woke the worker, is over.
  if (kind === 'job') return ROOT_CONTEXT;
  const [, traceId, spanId, flags] = TRACEPARENT.exec(parent ?? '') ?? [];
  if (!traceId || !spanId || !flags) return context.active();
  const remote = { traceId, spanId, traceFlags: Number.parseInt(flags, 16), isRemote: true };
  return isSpanContextValid(remote)
    ? trace.setSpanContext(context.active(), remote)
    : context.active();
}
