import { publicInternet } from '../../platform/network/network';
import { defineFeature } from '../define-feature';
import { createScreenshotCalls } from './calls';
import { WordReader } from './ocr/service';

export const screenshots = defineFeature<WordReader>({
  name: 'screenshots',
  setup: () => new WordReader(),
  calls: ({ config, files, log, pictureNetwork: network = publicInternet() }, wordReader) => ({
    matches: createScreenshotCalls({
      sources: { files, network, hosts: config.screenshotHosts },
      readers: { wordReader, vision: config.vision, log },
    }),
  }),
});
