/** Saves the file of a multipart body in the private store, as it arrives. */
import { randomUUID } from 'node:crypto';
import { Transform } from 'node:stream';
import { Busboy } from '@fastify/busboy';
import type { Upload } from '../calls/handlers';
import type { PrivateStore } from './private-store';

export interface ReceivedFile {
  readonly storedName: string;
  readonly size: number;
  /** The first bytes, which tell the type. */
  readonly head: Buffer;
}

interface ReceiveOptions {
  readonly folder: string;
  readonly maxBytes: number;
}

const HEAD_BYTES = 512;
/** Boundaries and headers of the parts. */
const MULTIPART_OVERHEAD = 4_096;

class TooLarge extends Error {}
/** A body that breaks off, or is no multipart at all: the mistake of the sender. */
class BrokenUpload extends Error {}

/**
 * Null if there is no file. One of more than `maxBytes` is refused as soon as that is known, and
 * leaves nothing behind. Fails if the store does, such as on a full disk.
 */
export async function receiveFile(
  store: PrivateStore,
  upload: Upload,
  { folder, maxBytes }: ReceiveOptions,
): Promise<ReceivedFile | 'too-large' | null> {
  const announced = Number(upload.headers['content-length'] ?? 0);
  if (announced > maxBytes + MULTIPART_OVERHEAD) return 'too-large';
  const storedName = `${folder}/${randomUUID()}`;
  try {
    const saved = await saveFirstFile(store, upload, { storedName, maxBytes });
    return saved && { storedName, ...saved };
  } catch (error) {
    await store.delete(storedName);
    if (error instanceof TooLarge) return 'too-large';
    if (error instanceof BrokenUpload) return null;
    throw error;
  }
}

type SavedFile = Omit<ReceivedFile, 'storedName'>;

/** Fields and further files are skipped. */
function saveFirstFile(
  store: PrivateStore,
  { headers, body }: Upload,
  { storedName, maxBytes }: { storedName: string; maxBytes: number },
): Promise<SavedFile | null> {
  return new Promise((resolve, reject) => {
    const busboy = openBusboy(headers);
    const counter = countBytes(maxBytes);
    let saving: Promise<SavedFile> | null = null;
    const fail = (error: unknown) => {
      body.unpipe(busboy);
      const reason = error instanceof Error ? error : new Error(String(error));
      // Ends the writing to the store, which would wait for more.
      counter.stream.destroy(reason);
      if (saving) void saving.catch(() => {}).then(() => reject(reason));
      else reject(reason);
    };
    const breakOff = () => fail(new BrokenUpload());
    busboy.on('file', (_field, file) => {
      file.on('error', breakOff);
      saving = store.put(storedName, file.pipe(counter.stream)).then(counter.result);
      saving.catch(fail);
    });
    busboy.on('finish', () => void Promise.resolve(saving).then(resolve, fail));
    busboy.on('error', breakOff);
    body.on('error', breakOff);
    body.on('close', () => {
      if (!body.readableEnded) breakOff();
    });
    body.pipe(busboy);
  });
}

function openBusboy(headers: Upload['headers']) {
  try {
    return new Busboy({
      headers: { ...headers, 'content-type': headers['content-type'] ?? '' },
      limits: { files: 1, fields: 10, parts: 11, fieldSize: 1_024 },
    });
  } catch {
    throw new BrokenUpload();
  }
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
  // The reader of the stream gets its error.
  stream.on('error', () => {});
  return { stream, result: () => ({ size, head }) };
}
