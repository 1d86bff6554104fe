import { MAX_ANSWER } from './limits';

/** Makes a call for the command and resolves to the body of the answer, as JSON. */
export type MakeCall = (name: string, input: string) => Promise<string>;

export interface RequestedCall {
  readonly callId: number;
  readonly name: string;
  readonly input: string;
}

interface QueueOptions {
  readonly makeCall: MakeCall;
  readonly calls: number;
  readonly callsAtOnce: number;
  readonly onAnswer: (callId: number, body: string) => void;
  /** Nothing is queued or under way any more. */
  readonly onEmpty: () => void;
}

export interface CallQueue {
  readonly isEmpty: () => boolean;
  add(call: RequestedCall): void;
  /** Drops what has not begun. Calls that are under way are carried out. */
  close(): void;
}

/** The calls of one command, a few at a time. */
export function createCallQueue(options: QueueOptions): CallQueue {
  const { makeCall, onAnswer, onEmpty } = options;
  const queue: RequestedCall[] = [];
  let left = options.calls;
  let running = 0;

  function startNext(): void {
    while (running < options.callsAtOnce) {
      const next = queue.shift();
      if (!next) return;
      running++;
      void answer(next);
    }
  }

  async function answer({ callId, name, input }: RequestedCall): Promise<void> {
    const body = await makeCall(name, input).catch(() => refusal('The call failed.'));
    running--;
    onAnswer(callId, body.length > MAX_ANSWER ? refusal('The answer is too long.') : body);
    startNext();
    if (isEmpty()) onEmpty();
  }

  const isEmpty = () => queue.length + running === 0;
  return {
    isEmpty,
    add(call) {
      if (left === 0) {
        onAnswer(call.callId, refusal(`A command can make ${options.calls} calls.`));
        return;
      }
      left--;
      queue.push(call);
      startNext();
    },
    close() {
      queue.length = 0;
    },
  };
}

/** Shaped like the answer of a call that was refused. */
export function refusal(message: string): string {
  return JSON.stringify({ status: 'ERROR', message, error: { type: 'InvalidActionError' } });
}
