/** One thread with a sandbox: runs a command at a time and is terminated if it does not come back. */
import type { Worker } from 'node:worker_threads';
import { openThread } from '../thread';
import { type CallQueue, createCallQueue, type MakeCall } from './call-queue';
import { OUTPUT_LIMITS, type SandboxLimits } from './limits';
import {
  type CommandOutcome,
  type FromThread,
  failure,
  type SandboxSettings,
  type ToThread,
} from './messages';

export interface SandboxCommand {
  readonly code: string;
  readonly makeCall: MakeCall;
  /** Stops it, also while it waits for a thread. */
  readonly signal?: AbortSignal;
}

export interface CommandResult extends CommandOutcome {
  readonly printed: string[];
  readonly ms: number;
}

export interface SandboxThread {
  /** One at a time. */
  run(command: SandboxCommand): Promise<CommandResult>;
  /** False once it ends; that takes a moment. */
  readonly isUsable: () => boolean;
  stop(): Promise<void>;
}

interface ThreadOptions {
  readonly wasm: WebAssembly.Module;
  readonly settings: SandboxSettings;
  readonly limits: SandboxLimits;
  readonly onExit: () => void;
}

/** What the server knows of the command that runs. */
interface Run {
  readonly id: number;
  readonly calls: CallQueue;
  readonly printed: string[];
  printedLength: number;
  isCut: boolean;
  startedAt: number;
  isStarted: boolean;
  workLeftMs: number;
  /** Null while it waits for answers. */
  busySince: number | null;
  answers: number;
  /** Known before the last calls have ended. */
  outcome: CommandOutcome | null;
  readonly resolve: (result: CommandResult) => void;
}

export const STOPPED = failure('stopped', 'The command was stopped.');

/** For the code of the thread itself, outside the sandbox. */
const RESOURCE_LIMITS = { maxOldGenerationSizeMb: 128, stackSizeMb: 4 };

export function openSandboxThread({
  wasm,
  settings,
  limits,
  onExit,
}: ThreadOptions): SandboxThread {
  const worker: Worker = openThread({
    from: import.meta.url,
    program: 'sandbox-worker',
    source: './worker.ts',
    data: { wasm, settings, workMs: limits.workMs },
    resourceLimits: RESOURCE_LIMITS,
  });
  let lastId = 0;
  let run: Run | null = null;
  let isEnding = false;
  let watchdog: NodeJS.Timeout | undefined;
  let totalTimer: NodeJS.Timeout | undefined;

  // unref so that the thread does not keep the process alive
  worker.unref();
  worker.on('message', (message: FromThread) => {
    if (run && message.id === run.id) receive(run, message);
  });
  worker.once('error', (error) => {
    isEnding = true;
    const isMemory = 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
    finish(
      isMemory
        ? failure('out_of_memory', 'The output of the command is too large.')
        : failure('failed', 'The sandbox broke off.'),
    );
  });
  worker.once('exit', () => {
    finish(failure('failed', 'The sandbox was stopped.'));
    onExit();
  });

  function receive(to: Run, message: FromThread): void {
    if (message.type === 'started') {
      to.startedAt = performance.now();
      to.isStarted = true;
      totalTimer = startTimer(to, { ms: limits.totalMs, work: endOverdue });
      setBusy(to);
    } else if (message.type === 'printed') {
      addPrinted(to, message.text);
    } else if (message.type === 'call') {
      to.calls.add(message);
    } else if (message.type === 'waiting') {
      // An answer that is on its way makes it busy again.
      if (message.handled === to.answers) setWaiting(to);
    } else {
      clearTimeout(watchdog);
      to.busySince = null;
      to.outcome = message.outcome;
      if (to.calls.isEmpty()) finish(message.outcome);
    }
  }

  function setBusy(to: Run): void {
    if (to.busySince !== null) return;
    to.busySince = performance.now();
    clearTimeout(watchdog);
    watchdog = startTimer(to, { ms: to.workLeftMs + limits.graceMs, work: kill });
  }

  function setWaiting(to: Run): void {
    clearTimeout(watchdog);
    if (to.busySince !== null) to.workLeftMs -= performance.now() - to.busySince;
    to.busySince = null;
  }

  /** On a busy server the message that it waits for may have arrived already: that one goes first. */
  function startTimer(of: Run, { ms, work }: { ms: number; work: () => void }): NodeJS.Timeout {
    return setTimeout(() => {
      const since = of.busySince;
      setImmediate(() => {
        if (run === of && of.busySince === since) work();
      });
    }, ms);
  }

  /** A loop inside QuickJS that never looks at the clock. */
  function kill(): void {
    isEnding = true;
    finish(failure('out_of_time', `The command needs more than ${limits.workMs / 1_000} seconds.`));
    void end();
  }

  function endOverdue(): void {
    endEarly(
      failure('out_of_time', `The command took longer than ${limits.totalMs / 1_000} seconds.`),
    );
  }

  /** A thread that only waits for answers can be used again. */
  function endEarly(outcome: CommandOutcome): void {
    if (!run) return;
    if (run.outcome) {
      finish(run.outcome);
      return;
    }
    const isWaiting = run.isStarted && run.busySince === null;
    isEnding ||= !isWaiting;
    post({ type: 'stop', id: run.id });
    finish(outcome);
    if (!isWaiting) void end();
  }

  async function end(): Promise<void> {
    isEnding = true;
    await worker.terminate();
  }

  function sendAnswer(to: Run, callId: number, body: string): void {
    if (run !== to || to.outcome) return;
    to.answers++;
    setBusy(to);
    post({ type: 'answer', id: to.id, callId, body });
  }

  function finish(outcome: CommandOutcome): void {
    if (!run) return;
    const { startedAt, printed, isCut, calls, resolve } = run;
    run = null;
    clearTimeout(watchdog);
    clearTimeout(totalTimer);
    calls.close();
    const ms = Math.round(performance.now() - startedAt);
    resolve({ ...outcome, truncated: outcome.truncated || isCut, printed, ms });
  }

  function post(message: ToThread): void {
    worker.postMessage(message);
  }

  return {
    run({ code, makeCall, signal }) {
      return new Promise((resolve) => {
        const own: Run = {
          id: ++lastId,
          calls: createCallQueue({
            ...limits,
            makeCall,
            onAnswer: (callId, body) => sendAnswer(own, callId, body),
            onEmpty: () => {
              if (run === own && own.outcome) finish(own.outcome);
            },
          }),
          printed: [],
          printedLength: 0,
          isCut: false,
          startedAt: performance.now(),
          isStarted: false,
          workLeftMs: limits.workMs,
          busySince: null,
          answers: 0,
          outcome: null,
          resolve,
        };
        run = own;
        signal?.addEventListener('abort', () => {
          if (run === own) endEarly(STOPPED);
        });
        watchdog = startTimer(own, { ms: limits.startMs, work: kill });
        post({ type: 'run', id: own.id, code });
      });
    },
    isUsable: () => !isEnding,
    stop: end,
  };
}

function addPrinted(run: Run, text: string): void {
  const { printedLines, printedTotal } = OUTPUT_LIMITS;
  const room = printedTotal - run.printedLength;
  if (run.printed.length >= printedLines || room <= 0) {
    run.isCut = true;
    return;
  }
  if (text.length > room) run.isCut = true;
  run.printed.push(text.slice(0, room));
  run.printedLength += text.length;
}
