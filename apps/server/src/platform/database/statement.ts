import { fillPlaceholders, Placeholder, type SQL, sql } from 'drizzle-orm';
import type { PgDialect } from 'drizzle-orm/pg-core';
import type { PreparedStatement } from './prepared-query';

type Value<Values> = (name: keyof Values & string) => Placeholder;

interface BuiltStatement extends PreparedStatement {
  readonly params: unknown[];
}

/**
 * A long statement that runs often. Its text is built once, and each connection parses and plans it once:
 * both can take longer than running it. A name stands for one text.
 */
export class Statement<Values extends Record<string, unknown>, _Row> {
  readonly name: string;
  readonly #build: (value: Value<Values>) => SQL;
  #built: BuiltStatement | null = null;

  constructor(name: string, build: (value: Value<Values>) => SQL) {
    this.name = name;
    this.#build = build;
  }

  toPrepared(dialect: PgDialect): PreparedStatement {
    return this.#builtBy(dialect);
  }

  /** In the order of the text. */
  toValues(dialect: PgDialect, values: Values): unknown[] {
    return fillPlaceholders(this.#builtBy(dialect).params, values);
  }

  #builtBy(dialect: PgDialect): BuiltStatement {
    this.#built ??= { name: this.name, ...this.#shareParameters(dialect) };
    return this.#built;
  }

  /** A value that the text names several times is sent once: numbered anew, in the order of first use. */
  #shareParameters(dialect: PgDialect): Pick<BuiltStatement, 'text' | 'params'> {
    const built = dialect.sqlToQuery(this.#build((name) => sql.placeholder(name)));
    const params: unknown[] = [];
    const numbers = built.params.map((param) => {
      const known = params.findIndex((other) => isSameParameter(param, other));
      return known < 0 ? params.push(param) : known + 1;
    });
    const text = built.sql.replace(
      /\$(\d+)/g,
      (_, number: string) => `$${numbers[Number(number) - 1]}`,
    );
    return { text, params };
  }
}

function isSameParameter(one: unknown, other: unknown): boolean {
  return one instanceof Placeholder && other instanceof Placeholder && one.name === other.name;
}
