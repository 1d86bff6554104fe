import type { FeatureHandlers } from '../../platform/calls/handlers';
import { fetchPicture, type PictureSources } from './pictures/service';
import { readPicture, type ScoreboardReaders } from './service';

export function createScreenshotCalls({
  sources,
  readers,
}: {
  sources: PictureSources;
  readers: ScoreboardReaders;
}): Pick<FeatureHandlers<'matches'>, 'readScreenshot'> {
  return {
    async readScreenshot({ db, input }) {
      const picture = await fetchPicture(sources, input.url);
      return readPicture(db, picture, readers);
    },
  };
}
