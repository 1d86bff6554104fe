/** The storage of uploads refused a request: settings or permissions are wrong. Names the bucket. */
export class StorageError extends Error {
  override readonly name: string = 'StorageError';
}

/** It does not answer, or fails by itself: the same request works again once it is back. */
export class StorageUnavailable extends StorageError {
  override readonly name = 'StorageUnavailable';
}
