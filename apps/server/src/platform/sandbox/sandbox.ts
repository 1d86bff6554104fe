/**
 * Runs JavaScript of people who are trusted to use the site, but not with the server: in QuickJS, in a
 * thread, with little time and memory. The first command starts a thread; it ends when it is not used.
 */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { TooManyRequests, Unavailable } from '@mes/contract/errors';
import { SANDBOX_LIMITS, type SandboxLimits } from './limits';
import type { SandboxSettings } from './messages';
import {
  type CommandResult,
  openSandboxThread,
  type SandboxCommand,
  type SandboxThread,
  STOPPED,
} from './sandbox-thread';

export interface Sandbox {
  /** Throws TooManyRequests if too many commands wait already. */
  run(command: SandboxCommand): Promise<CommandResult>;
  readonly threadCount: () => number;
  stop(): Promise<void>;
}

interface SandboxOptions {
  /** Read when the first thread starts. */
  readonly settings: () => SandboxSettings;
  readonly limits?: Partial<SandboxLimits>;
}

const WASM = '@jitl/quickjs-wasmfile-release-sync/wasm';
const RETRY_SECONDS = 5;

export function createSandbox({ settings, limits: given }: SandboxOptions): Sandbox {
  const limits = { ...SANDBOX_LIMITS, ...given };
  const threads = new Set<SandboxThread>();
  const idle = new Map<SandboxThread, NodeJS.Timeout>();
  const waiting: ((thread: SandboxThread | null) => void)[] = [];
  let compiled: Promise<WebAssembly.Module> | null = null;
  let opening = 0;
  let isStopped = false;

  async function open(): Promise<SandboxThread> {
    opening++;
    try {
      compiled ??= compile();
      const thread = openSandboxThread({
        wasm: await compiled,
        settings: settings(),
        limits,
        onExit: () => remove(thread),
      });
      threads.add(thread);
      return thread;
    } catch (error) {
      compiled = null;
      throw error;
    } finally {
      opening--;
    }
  }

  async function acquire(): Promise<SandboxThread> {
    for (;;) {
      if (isStopped) throw new Unavailable();
      const [free] = idle.keys();
      if (free) {
        clearTimeout(idle.get(free));
        idle.delete(free);
        return free;
      }
      if (threads.size + opening < limits.threads) return open();
      if (waiting.length >= limits.waiting) throw new TooManyRequests(RETRY_SECONDS);
      const handedOver = await new Promise<SandboxThread | null>((resolve) => {
        waiting.push(resolve);
      });
      if (handedOver) return handedOver;
    }
  }

  async function acquireUnlessStopped(signal?: AbortSignal): Promise<SandboxThread | null> {
    const acquiring = acquire();
    if (!signal) return acquiring;
    const stopped = new Promise<null>((resolve) => {
      if (signal.aborted) resolve(null);
      signal.addEventListener('abort', () => resolve(null));
    });
    const thread = await Promise.race([stopped, acquiring]);
    if (!thread) acquiring.then(release, () => {});
    return thread;
  }

  function release(thread: SandboxThread): void {
    if (!threads.has(thread) || !thread.isUsable() || isStopped) return;
    const next = waiting.shift();
    if (next) {
      next(thread);
      return;
    }
    const timer = setTimeout(() => {
      idle.delete(thread);
      void thread.stop();
    }, limits.idleMs);
    // unref so that the timer does not keep the process alive
    idle.set(thread, timer.unref());
  }

  function remove(thread: SandboxThread): void {
    threads.delete(thread);
    clearTimeout(idle.get(thread));
    idle.delete(thread);
    // There is room for a new one now.
    waiting.shift()?.(null);
  }

  return {
    threadCount: () => threads.size,
    async run(command) {
      const thread = await acquireUnlessStopped(command.signal);
      if (!thread) return { ...STOPPED, printed: [], ms: 0 };
      try {
        return await thread.run(command);
      } finally {
        release(thread);
      }
    },
    async stop() {
      isStopped = true;
      await Promise.all([...threads].map((thread) => thread.stop()));
    },
  };
}

/** Once for all threads. */
async function compile(): Promise<WebAssembly.Module> {
  const bytes = await readFile(createRequire(import.meta.url).resolve(WASM));
  return WebAssembly.compile(new Uint8Array(bytes));
}
