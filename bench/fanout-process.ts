/** A process of the fan-out benchmark that is asked things and answers them. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

type Answer = Record<string, number>;
type Question = Record<string, string | number>;

export interface FanoutProcess {
  /** Where it listens; empty for the clients. */
  readonly address: string;
  ask(what: string, question: Question): Promise<Answer>;
  stop(): Promise<void>;
}

interface Exchange {
  readonly id: number;
  readonly what: string;
  readonly question: Question;
}

export async function startFanout(
  file: string,
  env: Record<string, string> = {},
): Promise<FanoutProcess> {
  const child = fork(join(import.meta.dirname, file), {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, ...env },
  });
  const waiting = new Map<number, (answer: Answer) => void>();
  let asked = 0;
  child.on('message', ({ id, answer }: { id: number; answer: Answer }) => {
    waiting.get(id)?.(answer);
    waiting.delete(id);
  });
  const [{ address }] = (await once(child, 'message')) as [{ address: string }];
  return {
    address,
    ask: (what, question) =>
      new Promise((resolve, reject) => {
        const id = ++asked;
        waiting.set(id, resolve);
        child.once('exit', () => reject(new Error(`${file} ended while it was asked: ${what}`)));
        child.send({ id, what, question } satisfies Exchange);
      }),
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
  };
}

/** The other side: says that it is ready, and answers. */
export function answerTo(
  address: string,
  answers: Record<string, (question: Question) => Promise<Answer>>,
): void {
  process.on('message', async ({ id, what, question }: Exchange) => {
    process.send?.({ id, answer: await answers[what]!(question) });
  });
  process.once('disconnect', () => process.exit(1));
  process.send?.({ address });
}

export async function cpu(): Promise<Answer> {
  const { user, system } = process.cpuUsage();
  return { us: user + system };
}

/** 500 bytes that say when they were sent, by the clock that all processes of a machine share. */
export function payload(): { at: number; filling: string } {
  const at = Number(process.hrtime.bigint() / 1_000n);
  return { at, filling: 'x'.repeat(500 - JSON.stringify({ at, filling: '' }).length) };
}
