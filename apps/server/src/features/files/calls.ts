import type { FeatureHandlers } from '../../platform/calls/handlers';
import type { FileStore } from '../../platform/files/store';
import { assertNeedsNoApproval, type PictureApproval, recordUpload, uploadImage } from './service';

interface FileCallDeps {
  readonly files: FileStore;
  readonly pictureApproval: PictureApproval;
}

export function createFileCalls({
  files,
  pictureApproval,
}: FileCallDeps): FeatureHandlers<'files'> {
  return {
    uploadImage: async ({ db, write, input: { encoded, path: purpose }, actor, now }) => {
      await assertNeedsNoApproval({ db, pictureApproval }, purpose, actor);
      const uploaded = await uploadImage(files, { encoded, purpose }, actor);
      await write((tx) => recordUpload(tx, { name: uploaded.filename, purpose, now }));
      return uploaded;
    },
  };
}
