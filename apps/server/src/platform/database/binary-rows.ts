/**
 * Rows in the binary format of COPY, in large chunks: one write for every row takes longer than the database does,
 * and texts of numbers and times are garbage here and have to be parsed there.
 */
import { type Column, is } from 'drizzle-orm';
import { PgArray } from 'drizzle-orm/pg-core';

const CHUNK_BYTES = 128 * 1024;
/** What a row usually has at most; a longer one moves the chunk to a larger buffer. */
const ROW_BYTES = 16 * 1024;
const SIGNATURE = Buffer.from('PGCOPY\n\xff\r\n\0', 'latin1');
const NO_ROW = -1;
const NULL = -1;
/** PostgreSQL counts microseconds from 2000 on. */
const EPOCH_MS = Date.UTC(2000, 0, 1);
const TWO_TO_32 = 2 ** 32;
const JSONB_VERSION = 1;
/** A character of JavaScript has at most that many bytes. */
const UTF8_BYTES = 3;

export interface FieldWriter {
  readonly key: string;
  readonly write: WriteValue;
}

type WriteValue = (to: BinaryRows, value: unknown) => void;

export class BinaryRows {
  readonly #fields: readonly FieldWriter[];
  #buffer = Buffer.allocUnsafeSlow(CHUNK_BYTES + ROW_BYTES);
  #length = 0;

  constructor(fields: readonly FieldWriter[]) {
    this.#fields = fields;
    this.bytes(SIGNATURE);
    const [flags, extension] = [0, 0];
    this.int32(flags);
    this.int32(extension);
  }

  add(row: Record<string, unknown>): void {
    this.int16(this.#fields.length);
    for (const { key, write } of this.#fields) this.field(row[key], write);
  }

  /** Null while the chunk has room. */
  takeFull(): Buffer | null {
    return this.#length < CHUNK_BYTES ? null : this.#take();
  }

  /** The last chunk. */
  end(): Buffer {
    this.int16(NO_ROW);
    return this.#take();
  }

  /** A value after its length, of a row or of an array. */
  field(value: unknown, write: WriteValue): void {
    this.int32(NULL);
    if (value == null) return;
    const start = this.#length;
    write(this, value);
    this.#buffer.writeInt32BE(this.#length - start, start - 4);
  }

  int16(value: number): void {
    this.#reserve(2);
    this.#length = this.#buffer.writeInt16BE(value, this.#length);
  }

  int32(value: number): void {
    this.#reserve(4);
    this.#length = this.#buffer.writeInt32BE(value, this.#length);
  }

  int64(value: bigint): void {
    this.#reserve(8);
    this.#length = this.#buffer.writeBigInt64BE(value, this.#length);
  }

  /** Any whole number, without making a bigint of it. */
  safeInt64(value: number): void {
    this.#reserve(8);
    const high = Math.floor(value / TWO_TO_32);
    this.#length = this.#buffer.writeInt32BE(high, this.#length);
    this.#length = this.#buffer.writeUInt32BE(value - high * TWO_TO_32, this.#length);
  }

  float32(value: number): void {
    this.#reserve(4);
    this.#length = this.#buffer.writeFloatBE(value, this.#length);
  }

  float64(value: number): void {
    this.#reserve(8);
    this.#length = this.#buffer.writeDoubleBE(value, this.#length);
  }

  bytes(value: Uint8Array): void {
    this.#reserve(value.length);
    this.#buffer.set(value, this.#length);
    this.#length += value.length;
  }

  text(value: string): void {
    this.#reserve(value.length * UTF8_BYTES);
    this.#length += this.#buffer.write(value, this.#length, 'utf8');
  }

  #reserve(count: number): void {
    if (this.#length + count <= this.#buffer.length) return;
    const larger = Buffer.allocUnsafeSlow(2 * (this.#length + count));
    larger.set(this.#buffer.subarray(0, this.#length));
    this.#buffer = larger;
  }

  /** The stream may still hold the chunk, so the next one has a buffer of its own. */
  #take(): Buffer {
    const chunk = this.#buffer.subarray(0, this.#length);
    this.#buffer = Buffer.allocUnsafeSlow(CHUNK_BYTES + ROW_BYTES);
    this.#length = 0;
    return chunk;
  }
}

export function fieldWriter(key: string, column: Column): FieldWriter {
  return { key, write: is(column, PgArray) ? writeArray(column.baseColumn) : writeOne(column) };
}

interface BinaryType {
  /** Of the catalogue of PostgreSQL; an array names the type of its items. */
  readonly oid: number;
  readonly write: WriteValue;
}

const writeText: WriteValue = (to, value) => to.text(String(value));

/** By the name of the type, without what stands in brackets behind it. */
const TYPES: Readonly<Record<string, BinaryType>> = {
  text: { oid: 25, write: writeText },
  boolean: { oid: 16, write: (to, value) => to.bytes(value ? TRUE : FALSE) },
  smallint: { oid: 21, write: (to, value) => to.int16(wholeNumber(value)) },
  integer: { oid: 23, write: (to, value) => to.int32(wholeNumber(value)) },
  bigint: { oid: 20, write: writeBigint },
  bigserial: { oid: 20, write: writeBigint },
  real: { oid: 700, write: (to, value) => to.float32(Number(value)) },
  'double precision': { oid: 701, write: (to, value) => to.float64(Number(value)) },
  'timestamp with time zone': {
    oid: 1184,
    write: (to, value) => to.safeInt64((wholeNumber(value) - EPOCH_MS) * 1_000),
  },
  uuid: { oid: 2950, write: (to, value) => to.bytes(uuidBytes(String(value))) },
  bytea: { oid: 17, write: (to, value) => to.bytes(value as Buffer) },
  jsonb: {
    oid: 3802,
    write: (to, value) => {
      to.bytes(JSONB_PREFIX);
      writeText(to, value);
    },
  },
};

const TRUE = Buffer.of(1);
const FALSE = Buffer.of(0);
const JSONB_PREFIX = Buffer.of(JSONB_VERSION);

function writeBigint(to: BinaryRows, value: unknown): void {
  if (typeof value === 'number') to.safeInt64(wholeNumber(value));
  else to.int64(BigInt(value as string | bigint));
}

function wholeNumber(value: unknown): number {
  if (Number.isSafeInteger(value)) return value as number;
  throw new TypeError(`Not a whole number: ${value}`);
}

function uuidBytes(value: string): Buffer {
  const bytes = Buffer.from(value.replaceAll('-', ''), 'hex');
  if (bytes.length !== 16) throw new TypeError(`Not a UUID: ${value}`);
  return bytes;
}

function typeOf(column: Column): BinaryType {
  const name = column.getSQLType();
  const type = TYPES[name.replace(/ ?\(.*\)/, '')];
  if (!type) throw new TypeError(`Rows with a column of type ${name} cannot be copied yet.`);
  return type;
}

function writeOne(column: Column): WriteValue {
  const { write, oid } = typeOf(column);
  // Instants are numbers here, and texts only for other statements.
  if (oid === TYPES['timestamp with time zone']!.oid) return write;
  return (to, value) => write(to, column.mapToDriverValue(value));
}

function writeArray(items: Column): WriteValue {
  const { oid } = typeOf(items);
  const writeItem = writeOne(items);
  return (to, value) => {
    const values = value as readonly unknown[];
    const [dimensions, firstIndex] = [values.length > 0 ? 1 : 0, 1];
    to.int32(dimensions);
    to.int32(values.includes(null) ? 1 : 0);
    to.int32(oid);
    if (dimensions === 0) return;
    to.int32(values.length);
    to.int32(firstIndex);
    for (const item of values) to.field(item, writeItem);
  };
}
