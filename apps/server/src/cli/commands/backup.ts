import { join, resolve } from 'node:path';
import { backupFolder, backupName } from '../../platform/backup/names';
import { productVersion } from '../../platform/backup/product';
import { writeBackup } from '../../platform/backup/write';
import { type CliCommand, CommandError } from '../command';
import { openUploads, withDatabaseUrl } from '../open';

export const backup: CliCommand = {
  name: 'backup',
  usage: '[file]',
  about: 'Writes the database and the uploads, as of one moment, into one file.',
  async run({ config, args, print, progress }) {
    const now = Date.now();
    const path = args[0] ? resolve(args[0]) : join(backupFolder(config.dataDir), backupName(now));
    const written = await withDatabaseUrl(config, { create: false, progress }, (url) =>
      writeBackup(
        { url, ...openUploads(config), product: productVersion(config.root) },
        { path, now, progress },
      ),
    );
    if (!written)
      throw new CommandError('Another backup is being made. Try again when it is done.');
    const { size, tables, rows, files } = written;
    print(`${path}\n${rows} rows of ${tables} tables, ${files} files, ${toMegabytes(size)} MB`);
    print(
      'It contains secrets of the installation and of its people: keep it where only you can read.',
    );
    return 0;
  },
};

const toMegabytes = (bytes: number) => (bytes / 1_000_000).toFixed(1);
