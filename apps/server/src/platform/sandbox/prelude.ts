/**
 * The globals of a command, and what turns its result into JSON. This function runs inside QuickJS: the
 * worker sends its source text, so it must not refer to anything outside itself. Everything here shares the
 * world of the command, which may have replaced any built-in; the worker trusts nothing that it returns.
 */
import type { SandboxSettings } from './messages';

export interface PreludeHost {
  print(text: string): void;
  /** The answer as JSON. */
  call(name: string, input: string): Promise<string>;
  /** Rows as JSON. */
  help(query: string): string;
}

export interface PreludeSettings extends Omit<SandboxSettings, 'help'> {
  readonly limits: {
    readonly rows: number;
    readonly keys: number;
    readonly columns: number;
    readonly depth: number;
    readonly text: number;
    readonly total: number;
  };
  readonly maxInput: number;
}

/** Both return JSON. */
export interface PreludeExports {
  describeResult(value: unknown): string;
  describeError(error: unknown): string;
}

export function prelude(host: PreludeHost, settings: PreludeSettings): PreludeExports {
  type Fields = Record<string, unknown>;
  interface Answer {
    readonly status: string;
    readonly message?: string;
    readonly data?: unknown;
    readonly metadata?: { readonly total?: number };
    readonly error?: Fields;
  }
  interface Table {
    readonly rows: unknown;
    readonly columns?: readonly string[];
  }

  const { parse, stringify } = JSON;
  const { keys, defineProperty, freeze, create } = Object;
  const { isArray } = Array;
  const { rows: maxRows, keys: maxKeys, columns: maxColumns, depth: maxDepth } = settings.limits;
  const { text: maxText, total: maxTotal } = settings.limits;
  const tables = new WeakMap<object, Table>();

  defineGlobal('site', createSite());
  defineGlobal('print', print);
  defineGlobal('console', freeze({ log: print, info: print, warn: print, error: print }));
  defineGlobal('table', table);
  defineGlobal('count', count);
  defineGlobal('all', all);
  defineGlobal('help', (query = '') => table(parse(host.help(`${query}`))));
  return { describeResult, describeError };

  function defineGlobal(name: string, value: unknown): void {
    defineProperty(globalThis, name, { value, writable: true, configurable: true });
  }

  function createSite(): unknown {
    const site: Record<string, Fields> = create(null);
    const { names, refused } = settings;
    for (const name of [...names, ...keys(refused)]) {
      const [feature = '', call = ''] = name.split('.');
      site[feature] ??= create(null) as Fields;
      site[feature][call] = createCall(name, refused[name]);
    }
    for (const feature of keys(site))
      site[feature] = explainMissing(site[feature]!, `site.${feature}`);
    return explainMissing(site, 'site');
  }

  /** Says what does not exist, instead of `undefined`, which is not a function. */
  function explainMissing<T extends object>(object: T, path: string): T {
    return new Proxy(freeze(object), {
      get(target, name) {
        // `await` and JSON read these of every object.
        const isExpected = typeof name === 'symbol' || name === 'then' || name === 'toJSON';
        if (isExpected || name in target) return target[name as keyof T];
        throw new ReferenceError(`There is no ${path}.${name}. Find calls with help('text').`);
      },
    });
  }

  function createCall(name: string, refusal: string | undefined): unknown {
    async function call(input: unknown = {}): Promise<unknown> {
      // An error of the answer is shown at the line that made the call.
      const { stack } = new Error('');
      if (refusal !== undefined) throw fail({ message: refusal }, stack);
      const json = stringify(input, datesToNumbers);
      if (json === undefined || json.length > settings.maxInput)
        throw fail({ message: 'This input cannot be sent.' }, stack);
      const answer = parse(await host.call(name, json)) as Answer;
      if (answer.status !== 'SUCCESS')
        throw fail({ ...answer.error, message: answer.message }, stack);
      const { data, metadata } = answer;
      if (isArray(data) && metadata?.total !== undefined)
        defineProperty(data, 'total', { value: metadata.total });
      return data;
    }
    defineProperty(call, 'name', { value: name });
    return freeze(call);
  }

  /** Times travel as epoch milliseconds. `toJSON` has made a text of the date already. */
  function datesToNumbers(this: Fields, key: string, value: unknown): unknown {
    const original = this[key];
    return original instanceof Date ? original.getTime() : value;
  }

  function fail(details: Fields, stack: string | undefined): Error {
    const { type = 'Error', message = '', ...rest } = details;
    const error = new Error(`${message as string}`);
    return Object.assign(error, rest, { name: type, stack });
  }

  function print(...values: unknown[]): void {
    const parts = values.map((value) =>
      typeof value === 'string' ? value : stringify(createWriter().write(value)),
    );
    host.print(parts.join(' '));
  }

  function table(rows: unknown, columns?: readonly string[]): object {
    const shown = freeze({ rows: 'a table' });
    tables.set(shown, { rows, columns });
    return shown;
  }

  function count(rows: unknown[] & { total?: number }, by?: string | ((row: unknown) => unknown)) {
    if (by === undefined) return rows.total ?? rows.length;
    const read = typeof by === 'function' ? by : (row: unknown) => (row as Fields)[by];
    const counts = new Map<unknown, number>();
    for (const row of rows) {
      const found = read(row);
      const value = typeof found === 'object' && found !== null ? stringify(found) : found;
      counts.set(value, (counts.get(value) ?? 0) + 1);
    }
    return [...counts]
      .map(([value, times]) => ({ value, count: times }))
      .sort((a, b) => b.count - a.count);
  }

  /** All pages of a call that answers one page. */
  async function all(
    call: (input: object) => Promise<unknown[] & { total?: number }>,
    input: object = {},
  ): Promise<unknown[]> {
    const found: unknown[] = [];
    for (let page = 0; ; page++) {
      const rows = await call({ size: 100, ...input, page });
      if (rows.total === undefined) throw new TypeError('This call has no pages.');
      found.push(...rows);
      if (rows.length === 0 || found.length >= rows.total) return found;
    }
  }

  function describeResult(value: unknown): string {
    const writer = createWriter();
    const known = typeof value === 'object' && value !== null ? tables.get(value) : undefined;
    const result = known ? toRows(writer.write(known.rows)) : writer.write(value);
    const isTable = known !== undefined || isListOfObjects(result);
    const columns = isTable ? columnsOf(result as Fields[], known?.columns) : [];
    return stringify({
      view: isTable ? 'table' : 'json',
      columns: columns.slice(0, maxColumns),
      result,
      truncated: writer.isTruncated() || columns.length > maxColumns,
    });
  }

  function isListOfObjects(value: unknown): boolean {
    return isArray(value) && value.length > 0 && value.every(isFields);
  }

  function isFields(value: unknown): value is Fields {
    return typeof value === 'object' && value !== null && !isArray(value);
  }

  /** Of a list its items, of an object its fields. */
  function toRows(value: unknown): Fields[] {
    if (isArray(value)) return value.map((each) => (isFields(each) ? each : { value: each }));
    if (!isFields(value)) return [{ value }];
    return keys(value).map((key) => {
      const each = value[key];
      return isFields(each) ? { key, ...each } : { key, value: each };
    });
  }

  function columnsOf(rows: readonly Fields[], wanted?: readonly string[]): string[] {
    if (isArray(wanted)) return wanted.map((each) => `${each}`);
    const columns = new Set<string>();
    for (const row of rows) for (const key of keys(row)) columns.add(key);
    return [...columns];
  }

  function describeError(error: unknown): string {
    const { name, message, stack } = readError(error);
    return stringify({ name, message: message.slice(0, 2_000), stack: stack.slice(0, 10_000) });
  }

  /** Anything can be thrown, and its fields may throw again. */
  function readError(error: unknown): { name: string; message: string; stack: string } {
    try {
      if (!(error instanceof Error))
        return { name: '', message: `${stringify(createWriter().write(error))}`, stack: '' };
      const { name, message, stack } = error;
      return { name: `${name}`, message: `${message}`, stack: `${stack}` };
    } catch {
      return { name: '', message: 'Something was thrown that cannot be shown.', stack: '' };
    }
  }

  /** Makes plain JSON of any value, within the limits. */
  function createWriter() {
    let left = maxTotal;
    let truncated = false;
    const above: object[] = [];
    return { write: (value: unknown) => write(value, 0), isTruncated: () => truncated };

    function write(value: unknown, depth: number): unknown {
      if (left <= 0) return cut('…');
      left -= 6;
      if (value === null || value === undefined) return null;
      if (typeof value === 'boolean') return value;
      if (typeof value === 'number') return value - value === 0 ? value : `${value}`;
      if (typeof value === 'string') return writeText(value);
      if (typeof value === 'bigint') return writeText(`${value}n`);
      if (typeof value === 'symbol') return writeText(String(value));
      if (above.includes(value)) return '[Circular]';
      if (depth >= maxDepth) return cut('[…]');
      above.push(value);
      try {
        return typeof value === 'function'
          ? writeText(`[Function ${value.name}]`)
          : writeObject(value, depth + 1);
      } catch (error) {
        return writeText(`[${readError(error).message}]`);
      } finally {
        above.pop();
      }
    }

    function cut(mark: string): string {
      truncated = true;
      return mark;
    }

    function writeText(text: string): string {
      const most = Math.max(Math.min(left, maxText), 0);
      if (text.length <= most) {
        left -= text.length;
        return text;
      }
      left -= most;
      return cut(`${text.slice(0, most)}…`);
    }

    function writeObject(value: object, depth: number): unknown {
      if (isArray(value)) return writeList(value, depth);
      if (value instanceof Date)
        return Number.isNaN(value.getTime()) ? 'Invalid Date' : value.toISOString();
      if (value instanceof Error) return writeError(value, depth);
      if (value instanceof Map)
        return writeList(
          Array.from(value, ([key, each]) => ({ key, value: each })),
          depth,
        );
      if (value instanceof Set) return writeList([...value], depth);
      if (value instanceof RegExp) return writeText(String(value));
      if (value instanceof Promise) return '[Promise]';
      if (value instanceof ArrayBuffer) return `[${value.byteLength} bytes]`;
      if (ArrayBuffer.isView(value)) return `[${value.byteLength} bytes]`;
      return writeFields(value, depth);
    }

    function writeError(error: Error, depth: number): unknown {
      const { name, message } = readError(error);
      const fields = writeFields(error, depth);
      return { ...fields, stack: undefined, name: writeText(name), message: writeText(message) };
    }

    function writeList(list: readonly unknown[], depth: number): unknown[] {
      const { length } = list;
      if (length > maxRows) truncated = true;
      const written: unknown[] = [];
      for (let index = 0; index < length && index < maxRows; index++) {
        if (left <= 0) {
          truncated = true;
          break;
        }
        written.push(write(list[index], depth));
      }
      return written;
    }

    function writeFields(fields: object, depth: number): Fields {
      const written: Fields = create(null);
      const names = keys(fields);
      if (names.length > maxKeys) truncated = true;
      for (const name of names.slice(0, maxKeys)) {
        if (left <= 0) {
          truncated = true;
          break;
        }
        left -= name.length;
        written[name.slice(0, 200)] = writeField(fields as Fields, name, depth);
      }
      return written;
    }

    function writeField(fields: Fields, name: string, depth: number): unknown {
      try {
        return write(fields[name], depth);
      } catch (error) {
        return writeText(`[${readError(error).message}]`);
      }
    }
  }
}
