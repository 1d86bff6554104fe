import { publicInternet } from '../../platform/network/network';
import { defineFeature } from '../define-feature';

import { WordReader } from './ocr';
import { fetchPicture } from './picture-source';
import { readPicture } from './service';

export const screenshots = defineFeature<WordReader>({
  name: 'screenshots',
  setup: () => new WordReader(),
  calls: ({ config, files, log, pictureNetwork: network = publicInternet() }, words) => ({
    matches: {
      async readScreenshot({ db, input }) {
        const sources = { files, network, hosts: config.screenshotHosts };
        const picture = await fetchPicture(sources, input.url);
        return readPicture(db, picture, { words, vision: config.vision, log });
      },
    },
  }),
});
