import type { FeatureHandlers } from '../../platform/calls/handlers';
import type { Config } from '../../platform/config';
import type { FileStore } from '../../platform/files/store';
import type { Log } from '../../platform/log';
import { type Network, publicInternet } from '../../platform/network/network';
import { WordReader } from './ocr';
import { fetchPicture } from './picture-source';
import { readPicture } from './service';

interface Surroundings {
  readonly config: Pick<Config, 'screenshotHosts' | 'vision'>;
  readonly files: FileStore;
  readonly log: Log;
  /** Instead of the public internet, in tests only. */
  readonly pictureNetwork?: Network;
}

export function startScreenshots({
  config,
  files,
  log,
  pictureNetwork: network = publicInternet(),
}: Surroundings): { readonly calls: Pick<FeatureHandlers<'matches'>, 'readScreenshot'> } {
  const words = new WordReader();
  const sources = { files, network, hosts: config.screenshotHosts };
  return {
    calls: {
      async readScreenshot({ db, input }) {
        const picture = await fetchPicture(sources, input.url);
        return readPicture(db, picture, { words, vision: config.vision, log });
      },
    },
  };
}
