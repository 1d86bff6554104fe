/**
 * The thread of a sandbox. Every command gets a QuickJS of its own: a new instance of the WebAssembly module
 * with its own memory, which nothing can make larger. Only texts go in and out.
 */
import { parentPort, workerData } from 'node:worker_threads';
import quickJs from '@jitl/quickjs-wasmfile-release-sync';
import {
  newQuickJSWASMModuleFromVariant,
  newVariant,
  type QuickJSContext,
  type QuickJSDeferredPromise,
  type QuickJSHandle,
} from 'quickjs-emscripten-core';
import { cleanError, cleanResult, cleanText } from './clean-output';
import { MAX_INPUT, MEMORY_BYTES, OUTPUT_LIMITS, STACK_BYTES } from './limits';
import {
  type CommandOutcome,
  type FromThread,
  failure,
  type ThreadData,
  type ToThread,
} from './messages';
import { type PreludeSettings, prelude } from './prelude';

const PAGE_BYTES = 2 ** 16;
const INITIAL_BYTES = 16 * 2 ** 20;
/** Emscripten grows the memory by at least this factor. */
const GROWTH = 1.05;
/** With more in use, a lack of memory is the reason of a failure that has no other. */
const NEARLY_FULL = MEMORY_BYTES * 0.7;
/** Code with `await`, whose promise resolves to `{ value }`: JS_EVAL_FLAG_ASYNC of QuickJS. */
const ASYNC = 1 << 7;
/** Between two looks at the clock. */
const JOBS_AT_ONCE = 50;
const MAX_HELP_ROWS = 300;

const { wasm, settings, workMs } = workerData as ThreadData;
const { help, ...siteSettings } = settings;
const preludeSettings: PreludeSettings = {
  ...siteSettings,
  limits: OUTPUT_LIMITS,
  maxInput: MAX_INPUT,
};

interface Run {
  readonly id: number;
  readonly memory: WebAssembly.Memory;
  readonly context: QuickJSContext;
  readonly calls: Map<number, QuickJSDeferredPromise>;
  describe?: { readonly result: QuickJSHandle; readonly error: QuickJSHandle };
  promise?: QuickJSHandle;
  usedMs: number;
  sliceStart: number;
  isOutOfTime: boolean;
  lastCallId: number;
  handled: number;
  printed: number;
}

let current: Run | null = null;

parentPort?.on('message', (message: ToThread) => {
  if (message.type === 'run') void start(message);
  else if (message.id !== current?.id) return;
  else if (message.type === 'stop') current = null;
  else takeAnswer(current, message);
});

async function start({ id, code }: { id: number; code: string }): Promise<void> {
  const run = await createRun(id);
  installPrelude(run);
  current = run;
  post({ type: 'started', id });
  work(run, () => {
    const evaluated = run.context.evalCode(code, 'command', ASYNC);
    if (evaluated.error) return failWith(run, evaluated.error);
    run.promise = evaluated.value;
    return null;
  });
}

async function createRun(id: number): Promise<Run> {
  const memory = new WebAssembly.Memory({
    initial: INITIAL_BYTES / PAGE_BYTES,
    maximum: MEMORY_BYTES / PAGE_BYTES,
  });
  const module = await newQuickJSWASMModuleFromVariant(
    newVariant(quickJs, { wasmModule: wasm, wasmMemory: memory }),
  );
  const runtime = module.newRuntime({ maxStackSizeBytes: STACK_BYTES });
  const run: Run = {
    id,
    memory,
    context: runtime.newContext(),
    calls: new Map(),
    usedMs: 0,
    sliceStart: 0,
    isOutOfTime: false,
    lastCallId: 0,
    handled: 0,
    printed: 0,
  };
  runtime.setInterruptHandler(() => hasUsedItsTime(run));
  return run;
}

function hasUsedItsTime(run: Run): boolean {
  if (run !== current) return false;
  run.isOutOfTime ||= run.usedMs + performance.now() - run.sliceStart > workMs;
  return run.isOutOfTime;
}

function installPrelude(run: Run): void {
  const { context } = run;
  const host = context.newObject();
  const functions = {
    print: (text: QuickJSHandle) => print(run, context.getString(text)),
    call: (name: QuickJSHandle, input: QuickJSHandle) =>
      call(run, context.getString(name), context.getString(input)),
    help: (query: QuickJSHandle) => context.newString(findHelp(context.getString(query))),
  };
  for (const [name, implementation] of Object.entries(functions))
    context.setProp(host, name, context.newFunction(name, implementation));
  const install = context.unwrapResult(
    context.evalCode(
      `(host, settings) => (${prelude.toString()})(host, JSON.parse(settings))`,
      'site',
    ),
  );
  const given = context.newString(JSON.stringify(preludeSettings));
  const exported = context.unwrapResult(
    context.callFunction(install, context.undefined, host, given),
  );
  run.describe = {
    result: context.getProp(exported, 'describeResult'),
    error: context.getProp(exported, 'describeError'),
  };
}

function print(run: Run, text: string): undefined {
  // The server cuts the rest and says so; a command must not flood it with messages.
  if (run.printed++ > OUTPUT_LIMITS.printedLines) return;
  post({
    type: 'printed',
    id: run.id,
    text: cleanText(text.slice(0, OUTPUT_LIMITS.printedTotal + 1)),
  });
}

function call(run: Run, name: string, input: string): QuickJSHandle {
  const promise = run.context.newPromise();
  const callId = ++run.lastCallId;
  run.calls.set(callId, promise);
  post({ type: 'call', id: run.id, callId, name, input });
  return promise.handle;
}

function findHelp(query: string): string {
  const words = query.toLowerCase().split(/\s+/).slice(0, 10);
  const rows = help.filter((row) => {
    const text = `${row.call} ${row.summary}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
  return JSON.stringify(rows.slice(0, MAX_HELP_ROWS));
}

function takeAnswer(run: Run, { callId, body }: { callId: number; body: string }): void {
  run.handled++;
  work(run, () => {
    const promise = run.calls.get(callId);
    run.calls.delete(callId);
    if (!hasRoomFor(run, body)) return failure('out_of_memory', OUT_OF_MEMORY);
    promise?.resolve(run.context.newString(body));
    return null;
  });
}

const OUT_OF_MEMORY = 'The command needs more than 32 MB.';

/** The library writes the text to address 0 if it gets no memory for it. */
function hasRoomFor({ memory }: Run, text: string): boolean {
  const used = memory.buffer.byteLength;
  const needed = Buffer.byteLength(text) + PAGE_BYTES;
  return Math.max(used * GROWTH, used + needed) + PAGE_BYTES <= MEMORY_BYTES;
}

/** Runs a part of the command and everything that follows without waiting, then reports. */
function work(run: Run, part: () => CommandOutcome | null): void {
  run.sliceStart = performance.now();
  let outcome: CommandOutcome | null;
  try {
    outcome = part() ?? runJobs(run) ?? readOutcome(run);
  } catch (error) {
    outcome = brokenOff(run, error);
  }
  run.usedMs += performance.now() - run.sliceStart;
  if (!outcome) {
    post({ type: 'waiting', id: run.id, handled: run.handled });
    return;
  }
  // Nothing is disposed: the whole instance goes with its memory.
  current = null;
  post({ type: 'done', id: run.id, outcome });
}

function runJobs(run: Run): CommandOutcome | null {
  const { runtime } = run.context;
  while (runtime.hasPendingJob()) {
    if (hasUsedItsTime(run)) return outOfTime();
    const executed = runtime.executePendingJobs(JOBS_AT_ONCE);
    if (executed.error) return failWith(run, executed.error);
  }
  return null;
}

/** Null while the command waits for a call. */
function readOutcome(run: Run): CommandOutcome | null {
  // Work beside the command was interrupted: its own result would hide that.
  if (run.isOutOfTime) return outOfTime();
  const { context, promise, calls } = run;
  const state = context.getPromiseState(promise!);
  if (state.type === 'rejected') return failWith(run, state.error);
  if (state.type === 'fulfilled') return finishWith(run, context.getProp(state.value, 'value'));
  if (calls.size > 0) return null;
  return failure('failed', 'The command waits for a promise that nothing resolves.');
}

function finishWith(run: Run, value: QuickJSHandle): CommandOutcome {
  const { context, describe } = run;
  const described = context.callFunction(describe!.result, context.undefined, value);
  if (described.error) return failWith(run, described.error);
  const cleaned = cleanResult(context.getString(described.value));
  if (!cleaned) return failure('failed', 'The result cannot be shown.');
  return { state: 'finished', message: null, line: null, ...cleaned };
}

function failWith(run: Run, error: QuickJSHandle): CommandOutcome {
  if (run.isOutOfTime) return outOfTime();
  const { context, describe, memory } = run;
  // QuickJS throws null if there is no memory left for an error.
  if (context.typeof(error) === 'object' && memory.buffer.byteLength > NEARLY_FULL) {
    if (context.eq(error, context.null)) return failure('out_of_memory', OUT_OF_MEMORY);
  }
  const described = context.callFunction(describe!.error, context.undefined, error);
  if (run.isOutOfTime) return outOfTime();
  if (described.error) return failure('failed', 'Something was thrown that cannot be shown.');
  const { name, message, line } = cleanError(context.getString(described.value));
  if (name === 'InternalError' && message === 'out of memory')
    return failure('out_of_memory', OUT_OF_MEMORY, line);
  return failure('failed', name ? `${name}: ${message}` : message, line);
}

/** QuickJS itself gave up, which the code of a command can provoke. */
function brokenOff(run: Run, error: unknown): CommandOutcome {
  if (run.isOutOfTime) return outOfTime();
  if (run.memory.buffer.byteLength > NEARLY_FULL) return failure('out_of_memory', OUT_OF_MEMORY);
  const isTooDeep = error instanceof RangeError;
  return failure('failed', isTooDeep ? 'The code is nested too deeply.' : 'The sandbox broke off.');
}

function outOfTime(): CommandOutcome {
  return failure('out_of_time', `The command needs more than ${workMs / 1_000} seconds.`);
}

function post(message: FromThread): void {
  parentPort?.postMessage(message);
}
