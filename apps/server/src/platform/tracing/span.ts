/** Nothing that names a person or is secret may become a name or an attribute. */
export type Attributes = Readonly<Record<string, string | number>>;

export interface SpanStart {
  readonly name: string;
  /** Statements are recorded only as part of something else. */
  readonly kind: 'call' | 'statement' | 'request' | 'job';
  readonly attributes?: Attributes;
  /** The W3C traceparent of a trusted sender. Without one it belongs to what runs. */
  readonly parent?: string;
}

export interface Span {
  setAttributes(attributes: Attributes): void;
  fail(): void;
}

export interface Recorder {
  record<T>(start: SpanStart, work: (span: Span) => Promise<T>): Promise<T>;
  /** Sends what was not sent yet. */
  close(): Promise<void>;
}

export interface TracingSettings {
  /** Of an OpenTelemetry collector: `http://localhost:4318`. */
  readonly endpoint: string;
  readonly serviceName: string;
}
