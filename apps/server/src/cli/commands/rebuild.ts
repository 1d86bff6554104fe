import { rebuildNow } from '../../features/ratings/rebuild/service';
import type { CliCommand } from '../command';
import { withDatabase } from '../open';

export const rebuild: CliCommand = {
  name: 'rebuild',
  usage: '',
  about: 'Rates every series again, from the first one on.',
  async run({ config, print, progress }) {
    const count = await withDatabase(config, { create: false, progress }, (database) =>
      rebuildNow(database, {
        clock: Date.now,
        onProgress: (done, total) => progress(`Rating series ${done} of ${total}`),
      }),
    );
    print(`Rated ${count} series again.`);
    return 0;
  },
};
