import modules from 'node:module';
import { fileURLToPath } from 'node:url';
import { type ResourceLimits, Worker } from 'node:worker_threads';

interface ThreadOptions {
  /** `import.meta.url` of the calling module. */
  readonly from: string;
  /** File name of the program without extension; the bundle has it beside the server. */
  readonly program: string;
  /** Its source relative to the calling module. The default is a file of the same name beside it. */
  readonly source?: string;
  readonly data: unknown;
  readonly resourceLimits?: ResourceLimits;
}

/** Starts a program in a worker thread, so that heavy work does not block the event loop. */
export function openThread({
  from,
  program,
  source = `./${program}.ts`,
  data,
  resourceLimits,
}: ThreadOptions): Worker {
  const options = { workerData: data, resourceLimits };
  return from.endsWith('.ts')
    ? new Worker(bundle(new URL(source, from)), { eval: true, ...options })
    : new Worker(new URL(`./${program}.js`, from), options);
}

/** Resolves to the one message that the program posts before it exits. */
export function runInThread<T>(task: ThreadOptions & { readonly timeoutMs: number }): Promise<T> {
  const { program, timeoutMs } = task;
  const worker = openThread(task);
  return new Promise<T>((resolve, reject) => {
    const timeout = setTimeout(() => {
      reject(new Error(`${program} took longer than ${timeoutMs} ms.`));
      void worker.terminate();
    }, timeoutMs);
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', () => {
      clearTimeout(timeout);
      reject(new Error(`${program} exited without a result.`));
    });
  });
}

/** For development and tests: a thread does not inherit the TypeScript loader of the main thread. */
function bundle(program: URL): string {
  const known = bundled.get(program.href);
  if (known !== undefined) return known;
  const { buildSync } = modules.createRequire(program)('esbuild') as typeof import('esbuild');
  const { outputFiles } = buildSync({
    entryPoints: [fileURLToPath(program)],
    bundle: true,
    platform: 'node',
    format: 'cjs',
    // Has no value in this format; packages read their own files with it.
    define: { 'import.meta.url': JSON.stringify(program.href) },
    write: false,
  });
  const { text } = outputFiles[0]!;
  bundled.set(program.href, text);
  return text;
}

/** Threads that are terminated and started again need it often. */
const bundled = new Map<string, string>();
