import type { Duplex } from 'node:stream';
import type pg from 'pg';

/** A connection that can send a statement before the previous one is answered; the driver lets us switch it. */
export type PipeliningClient = pg.PoolClient & {
  pipeline: boolean;
  readonly connection: { readonly stream: Duplex };
};
