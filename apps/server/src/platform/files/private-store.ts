/**
 * Uploaded files that no address serves: features hand them out to those who may read them. Bytes go
 * to the disk as they arrive, under a random name.
 */
import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Busboy } from '@fastify/busboy';
import type { Upload } from '../calls/handlers';

export interface ReceivedFile {
  readonly storedName: string;
  readonly size: number;
  /** The first bytes, which tell the type. */
  readonly head: Buffer;
}

export interface PrivateStore {
  /**
   * Saves the file of a multipart body. Null if there is none. A file of more than `maxBytes` is
   * refused as soon as that is known, and leaves nothing behind.
   */
  receive(upload: Upload, maxBytes: number): Promise<ReceivedFile | 'too-large' | null>;
  read(storedName: string): Promise<Buffer | null>;
  delete(storedName: string): Promise<void>;
  listOlderThan(instant: number): Promise<string[]>;
}

const HEAD_BYTES = 512;
/** Boundaries and headers of the parts. */
const MULTIPART_OVERHEAD = 4_096;

class TooLarge extends Error {}

export function createPrivateStore(folder: string): PrivateStore {
  const pathOf = (name: string) => join(folder, name);
  return {
    async receive(upload, maxBytes) {
      const announced = Number(upload.headers['content-length'] ?? 0);
      if (announced > maxBytes + MULTIPART_OVERHEAD) return 'too-large';
      await mkdir(folder, { recursive: true });
      const storedName = randomUUID();
      try {
        const saved = await saveFile(upload, { path: pathOf(storedName), maxBytes });
        return saved && { storedName, ...saved };
      } catch (error) {
        await rm(pathOf(storedName), { force: true });
        if (error instanceof TooLarge) return 'too-large';
        if (isDiskError(error)) throw error;
        // A body that breaks off, or is no multipart at all.
        return null;
      }
    },
    read: (storedName) => readFile(pathOf(storedName)).catch(() => null),
    delete: (storedName) => rm(pathOf(storedName), { force: true }),
    async listOlderThan(instant) {
      const names = await readdir(folder).catch(() => []);
      const times = await Promise.all(names.map((name) => stat(pathOf(name)).catch(() => null)));
      return names.filter((_name, index) => (times[index]?.mtimeMs ?? instant) < instant);
    },
  };
}

/** A full or read-only disk is not the sender's mistake. A lost connection fails to read, not to write. */
function isDiskError(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error && /^(open|write)$/.test(`${error.syscall}`);
}

/** The first file of the body; fields and further files are skipped. */
function saveFile(
  { headers, body }: Upload,
  { path, maxBytes }: { path: string; maxBytes: number },
): Promise<Omit<ReceivedFile, 'storedName'> | null> {
  return new Promise((resolve, reject) => {
    const busboy = new Busboy({
      headers: { ...headers, 'content-type': headers['content-type'] ?? '' },
      limits: { files: 1, fields: 10, parts: 11, fieldSize: 1_024 },
    });
    let saving: Promise<Omit<ReceivedFile, 'storedName'>> | null = null;
    const fail = (error: unknown) => {
      body.unpipe(busboy);
      reject(error instanceof Error ? error : new Error(String(error)));
    };
    busboy.on('file', (_field, file) => {
      const counter = countBytes(maxBytes);
      saving = pipeline(file, counter.stream, createWriteStream(path, { flags: 'wx' })).then(
        () => ({
          size: counter.size(),
          head: counter.head(),
        }),
      );
      saving.catch(fail);
    });
    busboy.on('finish', () => void Promise.resolve(saving).then(resolve, fail));
    busboy.on('error', fail);
    body.on('error', fail);
    body.on('close', () => {
      if (!body.readableEnded) fail(new Error('The connection was closed.'));
    });
    body.pipe(busboy);
  });
}

function countBytes(maxBytes: number) {
  let size = 0;
  let head = Buffer.alloc(0);
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      if (size > maxBytes) return done(new TooLarge());
      if (head.length < HEAD_BYTES) head = Buffer.concat([head, chunk]).subarray(0, HEAD_BYTES);
      done(null, chunk);
    },
  });
  return { stream, size: () => size, head: () => head };
}
