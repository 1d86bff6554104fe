import type { FeatureHandlers } from '../../platform/calls/handlers';
import type { FileStore } from '../../platform/files/store';
import { assertNeedsNoApproval, type PictureApproval, uploadImage } from './service';

interface FileCallDeps {
  readonly files: FileStore;
  readonly pictureApproval: PictureApproval;
}

export function createFileCalls({
  files,
  pictureApproval,
}: FileCallDeps): FeatureHandlers<'files'> {
  return {
    uploadImage: async ({ db, input: { encoded, path: purpose }, actor }) => {
      await assertNeedsNoApproval({ db, pictureApproval }, purpose, actor);
      return uploadImage(files, { encoded, purpose }, actor);
    },
  };
}
