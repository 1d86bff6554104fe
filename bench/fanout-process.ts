/** A process of the fan-out benchmark that is asked things and answers them. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { onEnd } from './processes';

type Answer = Readonly<Record<string, number>>;
type Question = Record<string, string | number>;

export interface FanoutProcess {
  /** Where it listens; empty for the clients. */
  readonly address: string;
  ask(what: string, question: Question): Promise<Answer>;
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
  onEnd(async () => {
    child.kill('SIGKILL');
    await ended.catch(() => {});
  });
  const waiting = new Map<number, (answer: Answer) => void>();
  let asked = 0;
  const ended = once(child, 'exit').then(() => {
    throw new Error(`${file} has ended.`);
  });
  ended.catch(() => {});
  child.on('message', ({ id, answer }: { id: number; answer: Answer }) => {
    waiting.get(id)?.(answer);
    waiting.delete(id);
  });
  const [{ address }] = (await once(child, 'message')) as [{ address: string }];
  return {
    address,
    ask(what, question) {
      const id = ++asked;
      const answered = new Promise<Answer>((resolve) => {
        waiting.set(id, resolve);
        child.send({ id, what, question } satisfies Exchange);
      });
      return Promise.race([answered, ended]);
    },
  };
}

/** The other side: says that it is ready, and answers. */
export function answerTo(
  address: string,
  answers: Record<string, (question: Question) => Promise<Answer>>,
): void {
  const respond = async ({ id, what, question }: Exchange) => {
    process.send?.({ id, answer: await answers[what]!(question) });
  };
  process.on('message', (exchange: Exchange) => void respond(exchange));
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
