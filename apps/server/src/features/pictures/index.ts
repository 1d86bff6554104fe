import { defineFeature } from '../define-feature';
import { readOverlayBuild } from '../stream/overlays/service';
import { createPictures, type PicturesService } from './service';

const HOUR_MS = 3_600_000;

export const pictures = defineFeature<PicturesService>({
  name: 'pictures',
  async setup(deps) {
    const build = await readOverlayBuild(deps.config.root);
    return createPictures({ ...deps, build, reads: () => deps.ports.streamReads });
  },
  ports: (_deps, own) => ({ pictures: own }),
  tickers: (_deps, own) => [{ name: 'delete old pictures', everyMs: HOUR_MS, run: own.deleteOld }],
});
