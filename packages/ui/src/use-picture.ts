import { useCallback, useState } from 'react';

export interface Attempt {
  url: string;
  result: 'loaded' | 'failed';
}

export interface Picture {
  /** The URL to show; null to show the generated placeholder. */
  source: string | null;
  loaded: boolean;
}

/** Ignores attempts with another URL, so that a new upload is loaded. */
export function pictureState(attempt: Attempt | null, url: string | null | undefined): Picture {
  const result = attempt?.url === url ? attempt?.result : undefined;
  if (!url || result === 'failed') return { source: null, loaded: false };
  return { source: url, loaded: result === 'loaded' };
}

/** A part of both `<img>` and the `<image>` of SVG, which does not say whether it is complete. */
interface PictureElement {
  readonly complete?: boolean;
  readonly naturalWidth?: number;
  decode?(): Promise<void>;
}

/** Tracks the loading of an uploaded picture, so that broken ones are never shown. */
export function usePicture(url: string | null | undefined) {
  const [attempt, setAttempt] = useState<Attempt | null>(null);
  const handle = (result: Attempt['result']) => () => {
    if (url) setAttempt({ url, result });
  };
  // A picture of a page that the server rendered may be there, or broken, before React listens to it.
  const attach = useCallback(
    (image: PictureElement | null) => {
      if (!image || image.complete === false || !url) return;
      if (image.naturalWidth) setAttempt({ url, result: 'loaded' });
      else image.decode?.().catch(() => setAttempt({ url, result: 'failed' }));
    },
    [url],
  );
  return {
    ...pictureState(attempt, url),
    /** Properties of the element that shows it. */
    handlers: { ref: attach, onLoad: handle('loaded'), onError: handle('failed') },
  };
}
