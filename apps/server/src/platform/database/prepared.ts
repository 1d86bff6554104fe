import type { Db } from './database';

/**
 * A query of the site's hottest reads: built once for each pool, parsed and planned once by each
 * connection. `prepareQuery` ends with `.prepare(name)`.
 */
export function preparedFor<Query>(prepareQuery: (db: Db) => Query): (db: Db) => Query {
  const prepared = new WeakMap<Db, Query>();
  return (db) => {
    const query = prepared.get(db) ?? prepareQuery(db);
    prepared.set(db, query);
    return query;
  };
}
