/**
 * A prepared statement as node-postgres sends it, without what is the same each time: the database describes the
 * columns once for a connection, and the statement is not copied. Both together took longer than reading a row.
 */
import pg from 'pg';
import { isTracing } from '../tracing/tracing';

declare module 'pg' {
  /** What the driver calls and reads of a query beside its declared methods. */
  interface Query {
    name?: string;
    text?: string;
    values?: readonly unknown[];
    callback?: Callback;
    prepare(connection: pg.Connection): void;
    handleRowDescription(message: { readonly fields: readonly pg.FieldDef[] }): void;
    handleDataRow(message: { readonly fields: readonly (string | null)[] }): void;
    handleCommandComplete(): void;
    handleReadyForQuery(): void;
  }
}

export interface PreparedStatement {
  readonly name: string;
  readonly text: string;
  /** `array` for rows without names. */
  readonly rowMode?: string;
  readonly types?: Pick<typeof pg.types, 'getTypeParser'>;
}

export interface PreparedResult {
  readonly rows: unknown[];
}

type Callback = (error: Error | null, result?: PreparedResult) => void;

interface Column {
  readonly name: string;
  readonly parse: (text: string) => unknown;
}

export class PreparedQuery extends pg.Query {
  readonly #statement: PreparedStatement;
  readonly #rows: unknown[] = [];
  #described: DescribedStatements | undefined;
  #columns: readonly Column[] = [];
  #failure: Error | undefined;

  constructor(statement: PreparedStatement, values: readonly unknown[], callback: Callback) {
    // Given as a text: the driver copies an object property by property.
    super(statement.text);
    this.#statement = statement;
    this.name = statement.name;
    this.values = values;
    this.callback = callback;
  }

  /** The driver calls it to send the statement. */
  override prepare(connection: pg.Connection): void {
    this.#described = describedOn(connection);
    const columns = this.#described.columns.get(this.#statement.name);
    this.#columns = columns ?? [];
    super.prepare(columns ? this.#described.connection : connection);
  }

  override handleRowDescription({ fields }: { readonly fields: readonly pg.FieldDef[] }): void {
    const { getTypeParser } = this.#statement.types ?? pg.types;
    this.#columns = fields.map(({ name, dataTypeID }) => ({
      name,
      parse: getTypeParser(dataTypeID, 'text'),
    }));
    this.#described?.columns.set(this.#statement.name, this.#columns);
  }

  override handleDataRow({ fields }: { readonly fields: readonly (string | null)[] }): void {
    try {
      this.#rows.push(
        this.#statement.rowMode === 'array'
          ? toArray(this.#columns, fields)
          : toObject(this.#columns, fields),
      );
    } catch (error) {
      this.#failure ??= error as Error;
    }
  }

  override handleCommandComplete(): void {}

  override handleReadyForQuery(): void {
    if (this.#failure) this.callback?.(this.#failure);
    else this.callback?.(null, { rows: this.#rows });
  }
}

/** In a trace the driver's own query runs, which is the one that is recorded. */
export function runPrepared(
  client: pg.ClientBase,
  statement: PreparedStatement,
  values: readonly unknown[],
): Promise<PreparedResult> {
  if (isTracing()) return client.query({ ...statement, values: [...values] });
  return new Promise((resolve, reject) => {
    client.query(
      new PreparedQuery(statement, values, (error, result) =>
        result ? resolve(result) : reject(error!),
      ),
    );
  });
}

interface DescribedStatements {
  /** By the name of the statement. PostgreSQL refuses a prepared one whose columns have changed. */
  readonly columns: Map<string, readonly Column[]>;
  /** The connection without asking for a description. */
  readonly connection: pg.Connection;
}

const described = new WeakMap<pg.Connection, DescribedStatements>();

function describedOn(connection: pg.Connection): DescribedStatements {
  const known = described.get(connection);
  if (known) return known;
  const created = {
    columns: new Map<string, readonly Column[]>(),
    connection: Object.create(connection, { describe: { value: () => {} } }) as pg.Connection,
  };
  described.set(connection, created);
  return created;
}

function toArray(columns: readonly Column[], fields: readonly (string | null)[]): unknown[] {
  return fields.map((text, index) => (text === null ? null : columns[index]!.parse(text)));
}

function toObject(
  columns: readonly Column[],
  fields: readonly (string | null)[],
): Record<string, unknown> {
  const row: Record<string, unknown> = {};
  for (const [index, { name, parse }] of columns.entries()) {
    const text = fields[index] ?? null;
    row[name] = text === null ? null : parse(text);
  }
  return row;
}
