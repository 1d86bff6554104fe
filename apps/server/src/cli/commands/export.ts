import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { readResults, toCsv } from '../../features/imports/export/service';
import { type CliCommand, CommandError, requireArgument, textOption } from '../command';
import { withDatabase } from '../open';

const FORMATS = ['csv', 'json'];

export const exportResults: CliCommand = {
  name: 'export',
  usage: '<tournament|all> [--format csv|json] [--out <file>]',
  about: 'Writes results, in a format that import reads: docs/import.md.',
  options: { format: { type: 'string' }, out: { type: 'string' } },
  async run(context) {
    const which = requireArgument(context, 'a tournament by its id, or all');
    const format = textOption(context, 'format') ?? 'csv';
    if (!FORMATS.includes(format))
      throw new CommandError(`The format is csv or json, not ${format}.`);
    const { config, print, progress } = context;
    const results = await withDatabase(config, { create: false, progress }, ({ db }) =>
      readResults(db, which === 'all' ? null : which),
    );
    if (results.tournaments.length === 0) {
      throw new CommandError(
        which === 'all'
          ? 'There are no results.'
          : `There are no results of a tournament ${which}.`,
      );
    }
    const text = format === 'csv' ? toCsv(results) : JSON.stringify(results, null, 2);
    const out = textOption(context, 'out');
    if (out === undefined) print(text.trimEnd());
    else await writeFile(resolve(out), text, { flag: 'wx' }).catch(refuseExisting);
    return 0;
  },
};

function refuseExisting(error: NodeJS.ErrnoException): never {
  if (error.code === 'EEXIST') throw new CommandError(`${error.path} exists already.`);
  throw new CommandError(`${error.path} cannot be written (${error.code}).`);
}
