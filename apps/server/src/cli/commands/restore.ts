import { resolve } from 'node:path';
import { restoreBackup } from '../../platform/backup/restore';
import type { Config } from '../../platform/config';
import { type CliCommand, requireArgument, textOption } from '../command';
import { migrationsFolder, openUploads, withDatabaseUrl } from '../open';

export const restore: CliCommand = {
  name: 'restore',
  usage: '<file> [--into <folder or database>]',
  about: 'Restores a backup into an empty database: a new DATA_DIR, or an empty DATABASE_URL.',
  options: { into: { type: 'string' } },
  async run(context) {
    const path = resolve(requireArgument(context, 'the file of the backup'));
    const { print, progress } = context;
    const config = configFor(context.config, textOption(context, 'into'));
    const { tables, files, createdAt } = await withDatabaseUrl(
      config,
      { create: true, progress },
      (url) =>
        restoreBackup({
          path,
          url,
          migrationsFolder: migrationsFolder(config),
          ...openUploads(config),
          progress,
        }),
    );
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    print(`Restored ${rows} rows of ${tables.length} tables and ${files.length} files.`);
    print(`The site is as it was at ${new Date(createdAt).toISOString()}. Start the server.`);
    return 0;
  },
};

function configFor(config: Config, target: string | undefined): Config {
  if (target === undefined) return config;
  if (/^postgres(ql)?:\/\//.test(target)) return { ...config, databaseUrl: target };
  return { ...config, databaseUrl: undefined, dataDir: resolve(target) };
}
