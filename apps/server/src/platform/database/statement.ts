import { fillPlaceholders, type Placeholder, type Query, type SQL, sql } from 'drizzle-orm';
import type { PgDialect } from 'drizzle-orm/pg-core';
import type { QueryConfig } from 'pg';

type Value<Values> = (name: keyof Values & string) => Placeholder;

/**
 * A long statement that runs often. Its text is built once, and each connection parses and plans it once:
 * both can take longer than running it. A name stands for one text.
 */
export class Statement<Values extends Record<string, unknown>, _Row> {
  readonly name: string;
  readonly #build: (value: Value<Values>) => SQL;
  #query: Query | null = null;

  constructor(name: string, build: (value: Value<Values>) => SQL) {
    this.name = name;
    this.#build = build;
  }

  toConfig(dialect: PgDialect, values: Values): QueryConfig {
    this.#query ??= dialect.sqlToQuery(this.#build((name) => sql.placeholder(name)));
    const { sql: text, params } = this.#query;
    return { name: this.name, text, values: fillPlaceholders(params, values) };
  }
}
