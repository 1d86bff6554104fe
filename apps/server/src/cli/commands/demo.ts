import { fillDemo } from '../../demo/fill';
import { type CliCommand, CommandError } from '../command';
import { openUploads, withDatabase } from '../open';

export const demo: CliCommand = {
  name: 'demo',
  usage: '[--small]',
  about: 'Fills an empty database with the demo community. Not in production.',
  options: { small: { type: 'boolean' } },
  async run({ config, options, print, progress }) {
    if (config.mode === 'production') {
      throw new CommandError(
        'The demo community has accounts that anyone can use: not in production.',
      );
    }
    const size = options.small ? 'small' : 'full';
    const { files, privateFiles } = openUploads(config);
    const isFilled = await withDatabase(config, { create: true, progress }, (database) =>
      fillDemo(database, { size, now: Date.now(), progress, files, privateFiles }),
    );
    if (!isFilled)
      throw new CommandError('There are players already: the demo needs an empty database.');
    print('The demo community is there.');
    return 0;
  },
};
