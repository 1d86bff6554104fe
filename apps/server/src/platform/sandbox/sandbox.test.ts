import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MakeCall } from './call-queue';
import type { SandboxSettings } from './messages';
import { createSandbox, type Sandbox } from './sandbox';
import type { CommandResult } from './sandbox-thread';

const settings: SandboxSettings = {
  names: ['teams.list', 'teams.rename', 'teams.never'],
  refused: { 'terminal.eval': 'A command cannot run another command.' },
  help: [
    { call: 'site.teams.list', input: 'page?: number', who: 'public', summary: 'List teams' },
    { call: 'site.teams.rename', input: 'name: string', who: 'Admin', summary: 'Rename a team' },
  ],
};
/** Enough for a busy machine. */
const limits = { workMs: 5_000, totalMs: 9_000, calls: 20 };
/** Shorter times, so that running out of them does not take long. */
const hastyLimits = { ...limits, workMs: 250, totalMs: 800, graceMs: 250 };

const answer = (data: unknown, metadata = {}) =>
  JSON.stringify({ status: 'SUCCESS', data, metadata });
const teams = [
  { name: 'Foxes', elo: 1_200 },
  { name: 'Owls', elo: 1_100 },
];
const asked: string[] = [];

const makeCall: MakeCall = async (name, input) => {
  asked.push(`${name} ${input}`);
  if (name === 'teams.never') return new Promise(() => {});
  if (name === 'teams.list') {
    const { page = 0 } = JSON.parse(input);
    return answer([teams[page]], { total: teams.length });
  }
  return JSON.stringify({
    status: 'ERROR',
    message: 'You may not.',
    error: { type: 'ForbiddenError', permission: 'Admin' },
  });
};

let sandbox: Sandbox;
let hasty: Sandbox;
beforeAll(() => {
  sandbox = createSandbox({ settings: () => settings, limits });
  hasty = createSandbox({ settings: () => settings, limits: hastyLimits });
});
afterAll(() => Promise.all([sandbox.stop(), hasty.stop()]));

const run = (code: string): Promise<CommandResult> => sandbox.run({ code, makeCall });
const runHastily = (code: string): Promise<CommandResult> => hasty.run({ code, makeCall });
/** The result, or why there is none. */
const resultOf = async (code: string) => {
  const { state, result, message } = await run(code);
  return state === 'finished' ? result : `${state}: ${message}`;
};

describe('a command', () => {
  it('starts the first thread', async () => {
    expect(sandbox.threadCount()).toBe(0);
    expect(await resultOf('1 + 1')).toBe(2);
    expect(sandbox.threadCount()).toBe(1);
  });

  it.each([
    { code: '"a" + "b"', value: 'ab' },
    { code: 'const x = await Promise.resolve(5); x * 2', value: 10 },
    { code: 'undefined', value: null },
    { code: '[1, [2, { a: 3 }]]', value: [1, [2, { a: 3 }]] },
    { code: '0 / 0', value: 'NaN' },
    { code: '2n ** 70n', value: '1180591620717411303424n' },
    { code: 'new Date(0)', value: '1970-01-01T00:00:00.000Z' },
    { code: 'new Date("x")', value: 'Invalid Date' },
    { code: 'new Set([1, 2])', value: [1, 2] },
    { code: 'new Map([["a", 1]])', value: [{ key: 'a', value: 1 }] },
    { code: 'Symbol("s")', value: 'Symbol(s)' },
    { code: '/a+/g', value: '/a+/g' },
    { code: 'new Uint8Array(4)', value: '[4 bytes]' },
    { code: 'site.teams.list', value: '[Function teams.list]' },
    { code: '(await site).teams.list.name', value: 'teams.list' },
    { code: 'new RangeError("no")', value: { name: 'RangeError', message: 'no' } },
    { code: 'const a = { b: {} }; a.b.c = a; a', value: { b: { c: '[Circular]' } } },
    { code: '({ get a() { throw new Error("mine") }, b: 1 })', value: { a: '[mine]', b: 1 } },
    { code: '"\\u0000\\ud800"', value: '\ufffd\ufffd' },
    { code: '({ ["__proto__"]: { polluted: 1 } })', value: { '[__proto__]': { polluted: 1 } } },
    { code: 'JSON.parse(\'{"__proto__": 1}\')', value: { '[__proto__]': 1 } },
  ])('shows the value of $code', async ({ code, value }) => {
    expect(await resultOf(code)).toEqual(value);
  });

  it('shows a list of objects as a table, and what it is told to', async () => {
    expect(await run('[{ a: 1 }, { b: 2 }]')).toMatchObject({
      view: 'table',
      columns: ['a', 'b'],
      result: [{ a: 1 }, { b: 2 }],
    });
    expect(await run('table({ x: 1, y: { z: 2 } })')).toMatchObject({
      view: 'table',
      columns: ['key', 'value', 'z'],
      result: [
        { key: 'x', value: 1 },
        { key: 'y', z: 2 },
      ],
    });
    expect(await run('table([{ a: 1, b: 2 }], ["b"])')).toMatchObject({ columns: ['b'] });
    expect(await run('[]')).toMatchObject({ view: 'json', result: [] });
  });

  it('prints', async () => {
    const { printed, result } = await run('print("a", { b: 1 }); console.log([2]); 3');
    expect({ printed, result }).toEqual({ printed: ['a {"b":1}', '[2]'], result: 3 });
  });

  it.each([
    { code: '\n\nnull.x', line: 3, message: "TypeError: cannot read property 'x' of null" },
    { code: 'let a = 1;\nlet b = ;', line: 2, message: 'SyntaxError: unexpected token' },
    { code: 'async function f() {\n  await 1;\n  throw new Error("late")\n}\nawait f()', line: 3 },
    { code: '\nawait site.teams.rename({})', line: 2, message: 'ForbiddenError: You may not.' },
    { code: '\n\nsite.teamz.list()', line: 3, message: 'There is no site.teamz.' },
    { code: 'site.teams.lost()', line: 1, message: 'There is no site.teams.lost.' },
    { code: 'throw { a: 1 }', message: '{"a":1}', line: null },
    { code: 'throw null', message: 'null', line: null },
    { code: 'const e = new Error("x"); e.stack = 5; throw e', message: 'Error: x', line: null },
    {
      code: 'throw { get message() { throw 1 }, toJSON() { throw 2 }, toString: null }',
      message: '{"message":"[1]"',
      line: null,
    },
  ])('says where $code failed', async ({ code, line, message = '' }) => {
    const failed = await run(code);
    expect(failed).toMatchObject({ state: 'failed', result: null, line });
    expect(failed.message).toContain(message);
  });

  it('keeps what it printed before it failed', async () => {
    expect(await run('print("before"); oops()')).toMatchObject({
      state: 'failed',
      printed: ['before'],
      message: "ReferenceError: 'oops' is not defined",
    });
  });

  it('starts with nothing of the command before it', async () => {
    await run('globalThis.left = 1; Array.prototype.map = null; Object.prototype.p = 1; site = 0');
    expect(await resultOf('[typeof left, typeof [].map, typeof ({}).p, typeof site]')).toEqual([
      'undefined',
      'function',
      'undefined',
      'object',
    ]);
  });
});

describe('calls', () => {
  it('answer data, with the number of all rows', async () => {
    expect(await resultOf('const t = await site.teams.list(); [t.length, t.total]')).toEqual([
      1, 2,
    ]);
    expect(await run('await all(site.teams.list)')).toMatchObject({
      view: 'table',
      result: teams,
    });
    expect(await resultOf('count(await site.teams.list())')).toBe(2);
    expect(await resultOf('count([{ a: 1 }, { a: 2 }, { a: 1 }], "a")')).toEqual([
      { value: 1, count: 2 },
      { value: 2, count: 1 },
    ]);
  });

  it('send times as numbers', async () => {
    await run('await site.teams.list({ page: 0, at: new Date(5), in: { at: new Date(6) } })');
    expect(asked.at(-1)).toBe('teams.list {"page":0,"at":5,"in":{"at":6}}');
  });

  it('fail like errors, with what they say', async () => {
    const code = `try { await site.teams.rename({}) }
      catch (error) { [error.name, error.message, error.permission, error instanceof Error] }`;
    expect(await resultOf(code)).toEqual(['ForbiddenError', 'You may not.', 'Admin', true]);
  });

  it('are carried out also where nobody waits for them', async () => {
    asked.length = 0;
    await run('for (let page = 0; page < 9; page++) site.teams.list({ page: 0, n: page }); 1');
    expect(asked).toHaveLength(9);
  });

  it('are limited in number and size', async () => {
    expect(await resultOf('for (;;) await site.teams.list()')).toBe(
      'failed: InvalidActionError: A command can make 20 calls.',
    );
    expect(await resultOf('await site.teams.list({ a: "x".repeat(600000) })')).toContain(
      'This input cannot be sent.',
    );
  });

  it('cannot run another command', async () => {
    expect(await resultOf('await site.terminal.eval({ code: "1" })')).toContain(
      'A command cannot run another command.',
    );
  });

  it('that do not answer end with the time of the command', async () => {
    expect(await runHastily('print("asked"); await site.teams.never()')).toMatchObject({
      state: 'out_of_time',
      printed: ['asked'],
    });
    expect((await runHastily('1')).result).toBe(1);
  });

  it('are explained by help', async () => {
    expect(await run('help("rename")')).toMatchObject({
      view: 'table',
      result: [{ call: 'site.teams.rename', who: 'Admin' }],
    });
    expect(await resultOf('count(help().rows)')).toBe(7);
  });
});

describe('the way out', () => {
  it.each([
    ['constructor.constructor("return process")()', "ReferenceError: 'process' is not defined"],
    ['new Function("return this.process")()', null],
    ['await (async () => {}).constructor("return require")()', 'ReferenceError'],
    ['await site.teams.list.constructor("return typeof process")()', 'undefined'],
    ['print.constructor("return typeof process")()', 'undefined'],
    ['[].constructor.constructor("return typeof fetch")()', 'undefined'],
    ['typeof require + typeof module + typeof Buffer', 'undefinedundefinedundefined'],
    ['typeof WebAssembly + typeof Atomics + typeof Worker', 'undefinedundefinedundefined'],
    ['typeof setTimeout + typeof queueMicrotask', 'undefined'],
    ['typeof std + typeof os + typeof scriptArgs', 'undefinedundefinedundefined'],
    ['await import("fs")', "could not load module 'fs'"],
    ['await import("std")', "could not load module 'std'"],
    ['import fs from "fs"', 'SyntaxError'],
    ['eval("typeof process")', 'undefined'],
    ['this.constructor.constructor("return typeof global")()', 'undefined'],
    ['Error.prepareStackTrace = (e, frames) => frames[0].getThis(); new Error().stack + ""', null],
    ['print.caller', null],
    ['(function () { return arguments.callee.caller })()', null],
    ['new Proxy({}, { get() { throw new Error("trap") }, ownKeys: () => ["a"] })', null],
    ['const { proxy, revoke } = Proxy.revocable({}, {}); revoke(); proxy', '[revoked proxy]'],
    ['({ toJSON() { return { toJSON() { return this } } } })', null],
    ['({ [Symbol.toPrimitive]() { throw new Error("no") } })', null],
    ['Object.prototype.toJSON = () => ({ view: "table", result: 1 }); [1]', null],
    ['JSON.stringify = () => "{"; ({ a: 1 })', null],
    ['Array.prototype.push = () => { throw new Error("x") }; [{ a: 1 }]', null],
    ['Object.keys = null; Array.isArray = null; Map.prototype.get = null; ({ a: 1 })', null],
    ['Object.defineProperty(Promise.prototype, "then", { get() { throw 1 } }); 1', null],
    ['globalThis.Promise = class { then() {} }; await site.teams.list()', null],
    ['Object.freeze(globalThis); 1', 1],
    ['({ then(resolve) { resolve(7) } })', null],
    ['class A { get [Symbol.toStringTag]() { throw 1 } }; new A()', null],
  ])('%s is closed', async (code, expected) => {
    const { state, result, message } = await run(code);
    expect(['finished', 'failed']).toContain(state);
    const seen = `${JSON.stringify(result)} ${message}`;
    expect(seen).not.toMatch(/"?\b(pid|execPath|mainModule|worker_threads|node:)/);
    if (expected !== null) expect(seen).toContain(String(expected));
    expect(await resultOf('1 + 1')).toBe(2);
  });
});

describe('a bomb', () => {
  it.each([
    ['a loop', 'for (;;) {}', 'out_of_time'],
    ['a loop that catches', 'for (;;) { try { for (;;) {} } catch {} }', 'out_of_time'],
    ['a loop in finally', 'try { throw 1 } finally { for (;;) {} }', 'out_of_time'],
    ['a pattern', '/(a+)+$/.test("a".repeat(40) + "b")', 'out_of_time'],
    ['a native loop', 'new Array(2 ** 26).join("ab").length', 'out_of_time'],
    ['a sort', '[3, 2, 1].sort(() => { for (;;) {} })', 'out_of_time'],
    ['a getter of the result', '({ get a() { for (;;) {} } })', 'out_of_time'],
    ['a thrown getter', 'throw { get message() { for (;;) {} } }', 'out_of_time'],
    [
      'endless microtasks',
      'const f = () => { Promise.resolve().then(f) }; await f()',
      'out_of_time',
    ],
    ['endless awaits', 'for (;;) await 1', 'out_of_time'],
    ['endless work beside', 'const f = () => { Promise.resolve().then(f) }; f(); 1', 'out_of_time'],
    ['a thenable', 'await { then(r) { r({ then: this.then }) } }', 'out_of_time'],
    ['a promise of nobody', 'await new Promise(() => {})', 'failed'],
    ['a doubled text', 'let s = "x"; for (;;) s += s', 'failed'],
    ['recursion', 'const f = () => f() + 1; f()', 'failed'],
    ['a getter in circles', 'const o = { get a() { return this.a } }; o.a', 'failed'],
    ['a proxy in circles', 'const p = new Proxy({}, { get: (t, k, r) => r[k] }); p.x', 'failed'],
    ['deep JSON', 'JSON.parse("[".repeat(1e6))', 'failed'],
    ['deep code', 'eval("(".repeat(9000) + "1" + ")".repeat(9000))', 'failed'],
    ['a large number', '(2n ** (10n ** 7n)).toString()', 'failed'],
  ])('%s ends', async (_name, code, state) => {
    const started = performance.now();
    expect(await runHastily(code)).toMatchObject({ state, result: null });
    expect(performance.now() - started).toBeLessThan(5_000);
  });

  it('of promises that wait for each other ends, by its time or by its memory', async () => {
    const { state, result } = await runHastily(
      'const f = () => Promise.resolve().then(f); await f()',
    );
    expect(['out_of_time', 'out_of_memory']).toContain(state);
    expect(result).toBeNull();
  });

  it.each([
    ['an array', 'const a = []; for (;;) a.push(a.length)'],
    ['buffers', 'const a = []; for (;;) a.push(new ArrayBuffer(1e6))'],
    ['one buffer', 'new ArrayBuffer(1e9)'],
    ['a text', '"x".repeat(2 ** 29)'],
    ['objects', 'let a = null; for (;;) a = { a }'],
    ['a map', 'const m = new Map(); for (let i = 0; ; i++) m.set(i, { i })'],
  ])('of %s runs out of memory', async (_name, code) => {
    expect(await run(code)).toMatchObject({ state: 'out_of_memory' });
  });

  it('leaves the next command alone', async () => {
    expect((await runHastily('1 + 1')).result).toBe(2);
    expect(await resultOf('1 + 1')).toBe(2);
  });

  it('of an unhandled rejection is none', async () => {
    expect(await resultOf('Promise.reject(new Error("lost")); 5')).toBe(5);
  });

  it('keeps the server answering', async () => {
    let ticks = 0;
    const timer = setInterval(() => ticks++, 10);
    await runHastily('for (;;) {}');
    clearInterval(timer);
    expect(ticks).toBeGreaterThan(10);
  });
});

describe('huge output', () => {
  it.each([
    ['rows', 'Array.from({ length: 5000 }, (_, i) => ({ i }))'],
    ['keys', 'Object.fromEntries(Array.from({ length: 5000 }, (_, i) => [i, i]))'],
    ['a text', '"x".repeat(1e6)'],
    ['depth', 'let a = 1; for (let i = 0; i < 500; i++) a = [a]; a'],
    ['columns', '[Object.fromEntries(Array.from({ length: 190 }, (_, i) => ["k" + i, i]))]'],
    ['everything', 'Array.from({ length: 900 }, () => ["x".repeat(9000)])'],
    [
      'references',
      'let a = ["x".repeat(99)]; for (let i = 0; i < 9; i++) a = Array(99).fill(a); a',
    ],
    ['lines', 'for (let i = 0; i < 1500; i++) print("")'],
    ['a line', 'print("x".repeat(1e6))'],
  ])('of %s is cut', async (_name, code) => {
    const output = await run(code);
    expect(output).toMatchObject({ state: 'finished', truncated: true });
    expect(JSON.stringify(output).length).toBeLessThan(1_500_000);
  });
});

describe('threads', () => {
  it('run two commands at once and let others wait, but not too many', async () => {
    const small = createSandbox({ settings: () => settings, limits: { ...limits, waiting: 1 } });
    const commands = [1, 2, 3].map((n) => small.run({ code: `${n}`, makeCall }));
    await expect(small.run({ code: '4', makeCall })).rejects.toThrow('Too many');
    expect((await Promise.all(commands)).map(({ result }) => result)).toEqual([1, 2, 3]);
    expect(small.threadCount()).toBe(2);
    await small.stop();
  });

  it('end when nobody uses them', async () => {
    const idle = createSandbox({ settings: () => settings, limits: { ...limits, idleMs: 50 } });
    await idle.run({ code: '1', makeCall });
    await expect.poll(() => idle.threadCount()).toBe(0);
    expect((await idle.run({ code: '2', makeCall })).result).toBe(2);
    await idle.stop();
  });

  it('that are stopped end their command', async () => {
    const stopped = createSandbox({ settings: () => settings, limits });
    const running = stopped.run({ code: 'await site.teams.never()', makeCall });
    await expect.poll(() => stopped.threadCount()).toBe(1);
    await stopped.stop();
    expect((await running).state).toBe('failed');
  });

  it('are not ended by the times of earlier commands', async () => {
    const brief = { ...limits, startMs: 2_000, threads: 1 };
    const steady = createSandbox({ settings: () => settings, limits: brief });
    const warmUp = await steady.run({ code: '1', makeCall });
    const slowly: MakeCall = () => sleep(2_100, answer('done'));
    const long = await steady.run({ code: 'await site.teams.list()', makeCall: slowly });
    expect([warmUp.result, long.result]).toEqual([1, 'done']);
    await steady.stop();
  });

  it('need no more memory after 200 commands', async () => {
    const work = 'const a = []; for (let i = 0; i < 2000; i++) a.push({ i }); a.length';
    for (let i = 0; i < 30; i++) await run(work);
    const before = process.memoryUsage.rss();
    for (let i = 0; i < 200; i++) await run(work);
    expect((process.memoryUsage.rss() - before) / 2 ** 20).toBeLessThan(60);
  });
});
