import type pg from 'pg';
import { traceWork } from '../tracing/tracing';

type Callback = (error: Error | null, result?: unknown) => void;

const MAX_NAME = 80;

/** Records every statement of the connection by its name, without its text and its values. */
export function traceStatements(client: pg.PoolClient): void {
  const { query } = client;
  const run = (args: readonly unknown[]): unknown => Reflect.apply(query, client, args);

  const traced = (...args: unknown[]): unknown => {
    const name = statementName(args[0]);
    if (name === null) return run(args);
    const start = {
      name,
      kind: 'statement',
      attributes: { 'db.system.name': 'postgresql', 'db.query.summary': name },
    } as const;
    const callback = args.at(-1);
    if (!isCallback(callback)) return traceWork(start, async () => run(args));
    return void traceWork(start, () => promised((done) => run([...args.slice(0, -1), done]))).then(
      (result) => callback(null, result),
      (error: Error) => callback(error),
    );
  };
  Object.defineProperty(client, 'query', { value: traced, configurable: true, writable: true });
}

function promised(start: (callback: Callback) => void): Promise<unknown> {
  return new Promise((resolve, reject) =>
    start((error, result) => (error ? reject(error) : resolve(result))),
  );
}

function isCallback(value: unknown): value is Callback {
  return typeof value === 'function';
}

/** Of a prepared statement its name, else the command and its table. Null for streams of rows. */
function statementName(statement: unknown): string | null {
  if (typeof statement === 'string') return summarize(statement);
  if (typeof statement !== 'object' || statement === null || 'submit' in statement) return null;
  if ('name' in statement && typeof statement.name === 'string') return statement.name;
  return 'text' in statement ? summarize(String(statement.text)) : null;
}

function summarize(text: string): string {
  const [command = 'statement'] = /[a-z]+/i.exec(text) ?? [];
  const [, schemaOrTable, table] =
    /\b(?:from|into|update)\s+"?([a-z_]\w*)"?(?:\."?([a-z_]\w*)"?)?/i.exec(text) ?? [];
  const name = [command.toUpperCase(), table ?? schemaOrTable].filter(Boolean).join(' ');
  return name.slice(0, MAX_NAME);
}
