import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { ImportProblem } from '@mes/domain/imports/results';
import { type ImportSummary, importTournaments, parseFile } from '../../features/imports/service';
import { rebuildNow } from '../../features/ratings/rebuild/service';
import { type CliCommand, CommandError, requireArgument } from '../command';
import { withDatabase } from '../open';

const SHOWN = 50;

export const importResults: CliCommand = {
  name: 'import',
  usage: '<file> [--dry-run] [--rated]',
  about: 'Imports past tournaments and results from CSV or JSON: docs/import.md.',
  options: { 'dry-run': { type: 'boolean' }, rated: { type: 'boolean' } },
  async run(context) {
    const path = resolve(requireArgument(context, 'the file with the results'));
    const { config, options, print, progress } = context;
    const [isDryRun, isRated] = [options['dry-run'] === true, options.rated === true];
    const content = await readFile(path).catch(() => {
      throw new CommandError(`The file ${path} cannot be read.`);
    });
    const now = Date.now();
    const parsed = parseFile(content, { now });
    if (parsed.problems.length > 0) throw new CommandError(listProblems(parsed.problems));

    await withDatabase(config, { create: false, progress }, async (database) => {
      progress('Importing');
      const outcome = await database.transaction((tx) =>
        importTournaments(tx, parsed.tournaments, { isDryRun, isRated }, { actor: null, now }),
      );
      if ('problems' in outcome) throw new CommandError(listProblems(outcome.problems));
      print(describe(outcome, isDryRun));
      const isChanged = outcome.tournaments.some(({ newMatches }) => newMatches > 0);
      if (isDryRun || !isRated || !isChanged) return;
      const onProgress = (done: number, total: number) =>
        progress(`Rating series ${done} of ${total}`);
      print(`Rated ${await rebuildNow(database, { clock: Date.now, onProgress })} series again.`);
    });
    return 0;
  },
};

function listProblems(problems: readonly ImportProblem[]): string {
  const lines = problems.slice(0, SHOWN).map(({ place, reason }) => `  ${place}: ${reason}`);
  const more = problems.length > SHOWN ? [`  and ${problems.length - SHOWN} more`] : [];
  return ['Nothing was imported:', ...lines, ...more].join('\n');
}

function describe({ tournaments, newTeams, knownTeams }: ImportSummary, isDryRun: boolean): string {
  const renamed = knownTeams.filter(({ name, team }) => name !== team);
  return [
    isDryRun ? 'This would be imported; nothing was changed:' : 'Imported:',
    ...tournaments.map(
      ({ id, name, isNew, newMatches, knownMatches }) =>
        `  ${name} (${id}${isNew ? ', new' : ''}): ${newMatches} new matches, ${knownMatches} that are there already`,
    ),
    `  ${newTeams.length} new teams${newTeams.length > 0 ? `: ${newTeams.join(', ')}` : ''}`,
    `  ${knownTeams.length} teams of the site${renamed.map(({ name, team }) => `; ${name} is ${team}`).join('')}`,
  ].join('\n');
}
