import type { FeatureHandlers } from '../../platform/calls/handlers';
import type { FileStore } from '../../platform/files/store';
import { uploadImage } from './service';

export function createFileCalls(store: FileStore): FeatureHandlers<'files'> {
  return {
    uploadImage: ({ input, actor }) =>
      uploadImage(store, { encoded: input.encoded, purpose: input.path }, actor),
  };
}
