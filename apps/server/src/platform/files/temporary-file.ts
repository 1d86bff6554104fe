import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

export interface TemporaryFile {
  readonly path: string;
  readonly size: number;
  readonly sha256: string;
}

/** For work that a stream cannot do, such as seeking or saying its length first. Deleted afterwards. */
export async function withTemporaryFile<T>(
  content: Readable,
  work: (file: TemporaryFile) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'mes-upload-'));
  try {
    const path = join(folder, 'content');
    const hash = createHash('sha256');
    let size = 0;
    const measure = async function* (chunks: AsyncIterable<Buffer | string>) {
      for await (const chunk of chunks) {
        const bytes = Buffer.from(chunk);
        hash.update(bytes);
        size += bytes.length;
        yield bytes;
      }
    };
    await pipeline(content, measure, createWriteStream(path, { mode: 0o600 }));
    return await work({ path, size, sha256: hash.digest('hex') });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
