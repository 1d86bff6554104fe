/** Messages between the server and the thread of a sandbox. */
import type { Json } from '@mes/contract/scalars';

export interface SandboxSettings {
  /** `teams.search`: becomes `site.teams.search(input)`. */
  readonly names: readonly string[];
  /** Names that exist but cannot be called here, and why. */
  readonly refused: Readonly<Record<string, string>>;
  /** The rows that `help(query)` searches. */
  readonly help: readonly HelpRow[];
}

export interface HelpRow {
  readonly call: string;
  readonly input: string;
  readonly who: string;
  readonly summary: string;
}

export interface ThreadData {
  readonly wasm: WebAssembly.Module;
  readonly settings: SandboxSettings;
  readonly workMs: number;
}

export type ToThread =
  | { readonly type: 'run'; readonly id: number; readonly code: string }
  /** The body of the answer to a call, as JSON. */
  | {
      readonly type: 'answer';
      readonly id: number;
      readonly callId: number;
      readonly body: string;
    }
  | { readonly type: 'stop'; readonly id: number };

export type FromThread = { readonly id: number } & (
  | { readonly type: 'started' }
  | { readonly type: 'printed'; readonly text: string }
  | {
      readonly type: 'call';
      readonly callId: number;
      readonly name: string;
      readonly input: string;
    }
  /** Nothing to do until the next answer; `handled` answers have been taken. */
  | { readonly type: 'waiting'; readonly handled: number }
  | { readonly type: 'done'; readonly outcome: CommandOutcome }
);

export interface CommandOutcome {
  readonly state: 'finished' | 'failed' | 'out_of_time' | 'out_of_memory' | 'stopped';
  readonly view: 'table' | 'json';
  readonly columns: string[];
  readonly result: Json;
  readonly truncated: boolean;
  readonly message: string | null;
  /** Of the code, from 1. */
  readonly line: number | null;
}

export function failure(
  state: Exclude<CommandOutcome['state'], 'finished'>,
  message: string,
  line: number | null = null,
): CommandOutcome {
  return { state, view: 'json', columns: [], result: null, truncated: false, message, line };
}
