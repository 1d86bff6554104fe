/** The shape of a command, and what it gets to work with. */
import type { ParseArgsConfig } from 'node:util';
import type { Config } from '../platform/config';
import { StartupError } from '../platform/startup-error';

export interface CliCommand {
  readonly name: string;
  /** After the name: `<file> [--dry-run]`. */
  readonly usage: string;
  readonly about: string;
  readonly options?: NonNullable<ParseArgsConfig['options']>;
  /** Resolves to the exit code; nothing means 0. */
  run(context: CommandContext): Promise<number | undefined>;
}

export interface CommandContext {
  readonly config: Config;
  readonly args: readonly string[];
  readonly options: Readonly<Record<string, string | boolean | undefined>>;
  /** To standard output: what was asked for. */
  print(text: string): void;
  /** To standard error, where a person watches. */
  progress(step: string): void;
}

/** Says in one sentence what is wrong. It is printed without a stack trace. */
export class CommandError extends StartupError {}

export function requireArgument({ args }: CommandContext, what: string): string {
  const [first] = args;
  if (first === undefined) throw new CommandError(`Name ${what}.`);
  return first;
}

export function textOption({ options }: CommandContext, name: string): string | undefined {
  const value = options[name];
  return typeof value === 'string' ? value : undefined;
}
