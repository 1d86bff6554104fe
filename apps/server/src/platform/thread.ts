import modules from 'node:module';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';

interface Program {
  /** `import.meta.url` of the module that asks. */
  readonly from: string;
  /** File name of the program without its ending, in the bundle beside the server. */
  readonly program: string;
  /** Its source as seen from the module, where that is not the same name beside it. */
  readonly source?: string;
  readonly data: unknown;
}

/** A program of ours in a thread of its own, so that heavy work holds up nobody. */
export function openThread({ from, program, source = `./${program}.ts`, data }: Program): Worker {
  return from.endsWith('.ts')
    ? new Worker(bundled(new URL(source, from)), { eval: true, workerData: data })
    : new Worker(new URL(`./${program}.js`, from), { workerData: data });
}

/** Answers the one message that the program posts. The thread ends with it. */
export function runInThread<T>(task: Program & { readonly withinMs: number }): Promise<T> {
  const { program, withinMs } = task;
  const worker = openThread(task);
  return new Promise<T>((resolve, reject) => {
    const overdue = setTimeout(() => {
      reject(new Error(`${program} took longer than ${withinMs} ms.`));
      void worker.terminate();
    }, withinMs);
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', () => {
      clearTimeout(overdue);
      reject(new Error(`${program} ended without an answer.`));
    });
  });
}

/** In development and tests: a thread does not inherit what lets the main one read TypeScript. */
function bundled(program: URL): string {
  const { buildSync } = modules.createRequire(program)('esbuild') as typeof import('esbuild');
  const { outputFiles } = buildSync({
    entryPoints: [fileURLToPath(program)],
    bundle: true,
    platform: 'node',
    format: 'cjs',
    write: false,
  });
  return outputFiles[0]!.text;
}
