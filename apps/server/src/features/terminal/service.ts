/**
 * The terminal of admins. A command is recorded in the audit log before it runs, and again with its end. What
 * it does to the site it does by calls, which the dispatcher treats like all others.
 */
import type { Page } from '@mes/contract/define';
import { InvalidAction } from '@mes/contract/errors';
import type { Command, Evaluation } from '@mes/contract/terminal';
import { v7 as uuidv7 } from 'uuid';
import { audit } from '../../platform/audit/audit';
import type { Action } from '../../platform/calls/actor';
import type { CallContext, MadeCall } from '../../platform/calls/handlers';
import type { Db } from '../../platform/database/database';
import type { OutboxEvent } from '../../platform/database/events';
import { isEventOn } from '../../platform/outbox/publish';
import { refusal } from '../../platform/sandbox/call-queue';
import type { SandboxLimits } from '../../platform/sandbox/limits';
import { createSandbox } from '../../platform/sandbox/sandbox';
import * as repository from './repository';
import { findCall, sandboxSettings } from './site/service';
import { texts } from './texts';

type Sender = Pick<CallContext, 'write' | 'makeCall'> & { readonly action: Action };

interface NewCommand {
  readonly code: string;
  /** Chosen by the sender; whoever knows it can stop the command. */
  readonly id?: string;
}

export interface Terminal {
  run(command: NewCommand, sender: Sender): Promise<Evaluation>;
  /** False if this process does not run it. */
  stopCommand(id: string): boolean;
  handleEvents(events: readonly OutboxEvent[]): void;
  /** Of the sandbox, for tests. */
  readonly threadCount: () => number;
  stop(): Promise<void>;
}

export function createTerminal(limits?: Partial<SandboxLimits>): Terminal {
  const sandbox = createSandbox({ settings: sandboxSettings, limits });
  const running = new Map<string, AbortController>();

  function stopCommand(id: string): boolean {
    running.get(id)?.abort();
    return running.has(id);
  }

  async function runRecorded(
    { code, signal }: { code: string; signal: AbortSignal },
    { write, action, makeCall }: Sender,
  ): Promise<Evaluation> {
    const { actor, now: at } = action;
    // Not under the id of the sender: the log must not have one twice.
    const entry = { actor: actor.id, subject: `command:${uuidv7()}` };
    await write((tx) => audit(tx, { ...entry, at, action: 'command.started', after: { code } }));
    const made = new Map<string, CallCount>();
    const result = await sandbox.run({
      code,
      signal,
      makeCall: (name, input) => makeNamedCall({ name, input, makeCall, made }),
    });
    const calls = [...made.values()];
    const { state, ms, message } = result;
    const after = { state, ms, message, calls };
    await write((tx) => audit(tx, { ...entry, at: at + ms, action: 'command.finished', after }));
    return { ...result, calls };
  }

  return {
    threadCount: sandbox.threadCount,
    stop: () => sandbox.stop(),
    stopCommand,
    handleEvents(events) {
      for (const event of events) {
        if (isEventOn(event, 'operations') && event.type === 'command.stop_requested')
          stopCommand(event.data.id);
      }
    },
    async run({ code, id = uuidv7() }, sender) {
      if (running.has(id)) throw new InvalidAction(texts.runsAlready);
      const stopping = new AbortController();
      running.set(id, stopping);
      try {
        return await runRecorded({ code, signal: stopping.signal }, sender);
      } finally {
        running.delete(id);
      }
    },
  };
}

type CallCount = Evaluation['calls'][number];

interface NamedCall {
  readonly name: string;
  /** As JSON. */
  readonly input: string;
  readonly makeCall: CallContext['makeCall'];
  /** Counts it. */
  readonly made: Map<string, CallCount>;
}

async function makeNamedCall({ name, input, makeCall, made }: NamedCall): Promise<string> {
  const call = findCall(name);
  if (!call) return refusal(texts.noSuchCall);
  const fields = parseFields(input);
  if (!fields) return refusal(texts.inputIsNoObject);
  const answer = await makeCall(call, fields);
  // After the call: several at once would overwrite each other's counts.
  const before = made.get(name) ?? { name, count: 0, failed: 0, wrote: false };
  made.set(name, {
    name,
    count: before.count + 1,
    failed: before.failed + (answer.status === 200 ? 0 : 1),
    wrote: before.wrote || answer.wrote,
  });
  return bodyOf(answer, call.kind === 'rest' && call.file !== undefined);
}

/** Of a file its text, as the data of an answer like others. */
function bodyOf({ body, status }: MadeCall, isFile: boolean): string {
  const text = body.toString();
  return isFile && status === 200 ? JSON.stringify({ status: 'SUCCESS', data: text }) : text;
}

function parseFields(json: string): Record<string, unknown> | null {
  const parsed: unknown = JSON.parse(json);
  return typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed)
    ? (parsed as Record<string, unknown>)
    : null;
}

interface HistoryInput {
  readonly actorId: string;
  readonly page: number;
  readonly size: number;
}

export async function listCommands(db: Db, input: HistoryInput): Promise<Page<Command[]>> {
  const [rows, total] = await Promise.all([
    repository.findAllByActor(db, input),
    repository.countByActor(db, input.actorId),
  ]);
  return { data: rows.map(toCommand), total };
}

function toCommand({ subject, at, started, finished }: repository.CommandRow): Command {
  const { state = null, ms = null, message = null } = finished ?? {};
  return { id: subject.slice('command:'.length), at, code: started.code, state, ms, message };
}
