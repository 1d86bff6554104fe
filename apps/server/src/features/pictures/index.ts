import type { BrandPictures } from '../../platform/pages/brand-files';
import { defineFeature } from '../define-feature';
import { readOverlayBuild } from '../stream/overlays/service';
import { createBrandPictures } from './brand/service';
import { createPictures, type PicturesService } from './service';

const HOUR_MS = 3_600_000;

interface Own {
  readonly pictures: PicturesService;
  readonly brandPictures: BrandPictures;
}

export const pictures = defineFeature<Own>({
  name: 'pictures',
  async setup(deps) {
    const build = await readOverlayBuild(deps.config.root);
    const community = () => deps.ports.community;
    return {
      pictures: createPictures({
        ...deps,
        build,
        community,
        reads: () => deps.ports.streamReads,
      }),
      brandPictures: createBrandPictures({ community, files: deps.files }),
    };
  },
  ports: (_deps, own) => ({ ...own }),
  tickers: (_deps, { pictures: own }) => [
    { name: 'delete old pictures', everyMs: HOUR_MS, run: own.deleteOld },
  ],
});
