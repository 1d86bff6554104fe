/** `npm run mes -- <command>`: work of operators, beside a server that runs or without one. */
import { parseArgs } from 'node:util';
import { ProductError } from '@mes/contract/errors';
import { readConfig } from '../platform/config';
import { StartupError } from '../platform/startup-error';
import { StorageError } from '../platform/storage-error';
import { type CliCommand, CommandError } from './command';
import { backup } from './commands/backup';
import { check } from './commands/check';
import { createAdmin } from './commands/create-admin';
import { demo } from './commands/demo';
import { exportResults } from './commands/export';
import { importResults } from './commands/import';
import { rebuild } from './commands/rebuild';
import { restore } from './commands/restore';
import { createProgress } from './progress';

const COMMANDS: readonly CliCommand[] = [
  createAdmin,
  backup,
  restore,
  rebuild,
  exportResults,
  importResults,
  demo,
  check,
];
const HELP = ['help', '--help', '-h'];

async function main(words: readonly string[]): Promise<number> {
  const [name, ...rest] = words;
  if (name === undefined || HELP.includes(name)) {
    console.log(helpText());
    return name === undefined ? 2 : 0;
  }
  const command = COMMANDS.find((each) => each.name === name);
  if (!command) throw new CommandError(`There is no command '${name}'. Try: npm run mes -- help`);
  if (rest.includes('--help')) {
    console.log(usageOf(command));
    return 0;
  }
  const progress = createProgress(process.stderr);
  try {
    const { positionals: args, values: options } = parse(command, rest);
    const config = readConfig();
    const print = (text: string) => {
      progress.clear();
      console.log(text);
    };
    const context = { config, args, options, print, progress: progress.show };
    return (await command.run(context)) ?? 0;
  } finally {
    progress.clear();
  }
}

function parse(command: CliCommand, args: readonly string[]) {
  try {
    const parsed = parseArgs({
      args: [...args],
      options: command.options ?? {},
      allowPositionals: true,
    });
    return {
      ...parsed,
      values: parsed.values as Record<string, string | boolean | undefined>,
    };
  } catch (error) {
    const [reason] = (error as Error).message.split('. ');
    throw new CommandError(`${reason}. Usage: ${command.name} ${command.usage}`);
  }
}

function usageOf({ name, usage, about }: CliCommand): string {
  return `${`  npm run mes -- ${name} ${usage}`.trimEnd()}\n      ${about}`;
}

function helpText(): string {
  return `Commands for operators of MES:\n\n${COMMANDS.map(usageOf).join('\n')}\n
They use the same settings as the server: DATA_DIR or DATABASE_URL say which database.`;
}

function describe(error: unknown): string {
  if (error instanceof StartupError || error instanceof ProductError) return error.message;
  if (error instanceof StorageError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  console.error(describe(error));
  process.exitCode = 1;
}
