/** Runs ffmpeg on a file that somebody has uploaded: nothing in it can be trusted. */
import { spawn } from 'node:child_process';

interface FrameOptions {
  readonly path: string;
  /** The reader that ffmpeg uses, such as `mp4`. */
  readonly format: string;
  readonly atSeconds: number;
}

const MAX_MS = 20_000;
const MAX_BYTES = 8 * 1024 * 1024;
/** Larger than the pictures of any phone; a header can claim anything. */
const MAX_PIXELS = 8_300_000;
const MAX_WIDTH = 1_280;

/** One picture as PNG. Null if the program is missing, fails or takes too long. */
export function grabFrame(ffmpeg: string, options: FrameOptions): Promise<Buffer | null> {
  return new Promise((resolve) => {
    const child = spawn(ffmpeg, frameArguments(options), {
      stdio: ['ignore', 'pipe', 'ignore'],
      // No variables of the server, such as its keys.
      env: { PATH: process.env.PATH },
      timeout: MAX_MS,
      killSignal: 'SIGKILL',
    });
    const chunks: Buffer[] = [];
    let size = 0;
    child.stdout.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > MAX_BYTES) child.kill('SIGKILL');
      else chunks.push(chunk);
    });
    child.on('error', () => resolve(null));
    child.on('close', (code) => resolve(code === 0 && size > 0 ? Buffer.concat(chunks) : null));
  });
}

function frameArguments({ path, format, atSeconds }: FrameOptions): string[] {
  // Files alone, and a fixed reader: a playlist within a video opens nothing.
  const safety = ['-protocol_whitelist', 'file', '-max_pixels', String(MAX_PIXELS)];
  const input = [...safety, '-threads', '1', '-f', format, '-ss', String(atSeconds), '-i', path];
  const smaller = `scale='min(${MAX_WIDTH},iw)':-2`;
  const output = ['-frames:v', '1', '-an', '-sn', '-dn', '-vf', smaller, '-threads', '1'];
  return ['-nostdin', '-v', 'error', ...input, ...output, '-f', 'image2pipe', '-c:v', 'png', '-'];
}
