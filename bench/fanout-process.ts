/** A child process of the fan-out benchmark that handles requests over IPC. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { onEnd } from './processes';

type Result = Readonly<Record<string, number>>;
type Input = Record<string, string | number>;

export interface FanoutProcess {
  /** Where it listens; empty for the clients. */
  readonly address: string;
  call(method: string, input: Input): Promise<Result>;
}

interface IpcRequest {
  readonly id: number;
  readonly method: string;
  readonly input: Input;
}

export async function startFanout(
  file: string,
  env: Record<string, string> = {},
): Promise<FanoutProcess> {
  const child = fork(join(import.meta.dirname, file), {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, ...env },
  });
  onEnd(async () => {
    child.kill('SIGKILL');
    await ended.catch(() => {});
  });
  const pending = new Map<number, (result: Result) => void>();
  let lastId = 0;
  const ended = once(child, 'exit').then(() => {
    throw new Error(`${file} has ended.`);
  });
  ended.catch(() => {});
  child.on('message', ({ id, result }: { id: number; result: Result }) => {
    pending.get(id)?.(result);
    pending.delete(id);
  });
  const [{ address }] = (await once(child, 'message')) as [{ address: string }];
  return {
    address,
    call(method, input) {
      const id = ++lastId;
      const result = new Promise<Result>((resolve) => {
        pending.set(id, resolve);
        child.send({ id, method, input } satisfies IpcRequest);
      });
      return Promise.race([result, ended]);
    },
  };
}

/** For the child process: reports that it is ready, and handles requests. */
export function handleRequests(
  address: string,
  methods: Record<string, (input: Input) => Promise<Result>>,
): void {
  const handle = async ({ id, method, input }: IpcRequest) => {
    process.send?.({ id, result: await methods[method]!(input) });
  };
  process.on('message', (request: IpcRequest) => void handle(request));
  process.once('disconnect', () => process.exit(1));
  process.send?.({ address });
}

export async function cpu(): Promise<Result> {
  const { user, system } = process.cpuUsage();
  return { us: user + system };
}

/** 500 bytes with the time of sending, by the clock that all processes of a machine share. */
export function payload(): { at: number; filling: string } {
  const at = Number(process.hrtime.bigint() / 1_000n);
  return { at, filling: 'x'.repeat(500 - JSON.stringify({ at, filling: '' }).length) };
}
