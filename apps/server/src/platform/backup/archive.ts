/**
 * The file of a backup: a tar in a gzip, so that any tool can look into it. It is written and read as a
 * stream, of which only a few chunks are in memory.
 */
import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip, type Gzip } from 'node:zlib';
import { Header } from 'tar';
import { BackupError } from './error';

/** A tar consists of blocks of this size. */
const BLOCK = 512;
const END = Buffer.alloc(2 * BLOCK);
/** The next level is 5 % smaller and takes twice as long. */
const COMPRESSION_LEVEL = 4;

export interface ArchiveWriter {
  add(name: string, content: Buffer): Promise<void>;
  /** The size must be known first: it stands before the content. */
  addStream(name: string, content: Readable, size: number): Promise<void>;
  /** Resolves when everything is on the disk. */
  finish(): Promise<void>;
  /** Closes the file, which is of no use then. */
  abort(): Promise<void>;
}

/** Only its owner may read the file: it contains everything that the database knows. */
export function createArchive(path: string): ArchiveWriter {
  const gzip = createGzip({ level: COMPRESSION_LEVEL });
  const written = pipeline(
    gzip,
    createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true }),
  );
  // Reported by the write that waits for it.
  written.catch(() => {});
  const write = (chunk: Buffer) => writeTo(gzip, chunk, written);

  return {
    async add(name, content) {
      await write(headerOf(name, content.length));
      await write(content);
      await write(paddingOf(content.length));
    },
    async addStream(name, content, size) {
      await write(headerOf(name, size));
      let length = 0;
      for await (const chunk of content as AsyncIterable<Buffer>) {
        length += chunk.length;
        await write(chunk);
      }
      if (length !== size) throw new BackupError(`${name} has changed while it was read.`);
      await write(paddingOf(size));
    },
    async finish() {
      await write(END);
      gzip.end();
      await written;
    },
    async abort() {
      gzip.destroy();
      await written.catch(() => {});
    },
  };
}

async function writeTo(gzip: Gzip, chunk: Buffer, written: Promise<void>): Promise<void> {
  if (chunk.length === 0 || gzip.write(chunk)) return;
  // On a full disk nothing drains.
  await Promise.race([once(gzip, 'drain'), written]);
}

function headerOf(path: string, size: number): Buffer {
  const block = Buffer.alloc(BLOCK);
  new Header({ path, size, mode: 0o600, mtime: new Date(0), type: 'File' }).encode(block);
  return block;
}

function paddingOf(size: number): Buffer {
  return Buffer.alloc((BLOCK - (size % BLOCK)) % BLOCK);
}

export interface ArchiveEntry {
  readonly name: string;
  readonly size: number;
  /** Must be read, or skipped by reading on, before the next entry. */
  readonly content: AsyncIterable<Buffer>;
}

/** Throws a BackupError if the file is not a whole archive. */
export async function* readArchive(path: string): AsyncGenerator<ArchiveEntry> {
  const { size } = await stat(path).catch(() => {
    throw new BackupError(`There is no file ${path}.`);
  });
  const gunzip = createGunzip();
  const source = createReadStream(path);
  const unpacked = pipeline(source, gunzip);
  unpacked.catch(() => {});
  try {
    const reader = createReader(gunzip);
    for (;;) {
      const header = parseHeader(await reader.read(BLOCK));
      if (header.nullBlock) break;
      const { path: name, size: length } = header;
      if (!header.cksumValid || !name || length === undefined) throw new BackupError(DAMAGED);
      const content = reader.stream(length);
      yield { name, size: length, content };
      // Skips what the caller has not read.
      for await (const _chunk of content);
      await reader.read(paddingOf(length).length);
    }
    // The checksum of the gzip comes at its very end.
    await reader.readToEnd();
    if (gunzip.bytesWritten !== size) throw new BackupError(DAMAGED);
  } finally {
    source.destroy();
    gunzip.destroy();
  }
}

function parseHeader(block: Buffer): Header {
  try {
    return new Header(block);
  } catch {
    throw new BackupError(DAMAGED);
  }
}

const DAMAGED = 'The file is damaged or is not a backup of MES.';

function isDamage(error: unknown): boolean {
  const code = (error as NodeJS.ErrnoException).code ?? '';
  return code.startsWith('Z_') || code === 'ERR_STREAM_PREMATURE_CLOSE';
}

function createReader(source: AsyncIterable<Buffer>) {
  const chunks = source[Symbol.asyncIterator]();
  let rest: Buffer = Buffer.alloc(0);

  /** At most `length` bytes, or null at the end. */
  async function take(length: number): Promise<Buffer | null> {
    while (rest.length === 0) {
      const next = await chunks.next().catch((error: unknown) => {
        throw isDamage(error) ? new BackupError(DAMAGED) : error;
      });
      if (next.done) return null;
      rest = next.value;
    }
    const taken = rest.subarray(0, length);
    rest = rest.subarray(taken.length);
    return taken;
  }

  async function* stream(length: number): AsyncGenerator<Buffer> {
    let left = length;
    while (left > 0) {
      const chunk = await take(left);
      if (!chunk) throw new BackupError(DAMAGED);
      left -= chunk.length;
      yield chunk;
    }
  }

  return {
    stream,
    async read(length: number): Promise<Buffer> {
      const parts: Buffer[] = [];
      for await (const part of stream(length)) parts.push(part);
      return Buffer.concat(parts);
    },
    async readToEnd(): Promise<void> {
      for (;;) {
        const chunk = await take(BLOCK);
        if (!chunk) return;
        if (chunk.some((byte) => byte !== 0)) throw new BackupError(DAMAGED);
      }
    },
  };
}
