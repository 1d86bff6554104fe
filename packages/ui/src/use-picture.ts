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

declare global {
  // All browsers have it; the types of TypeScript do not.
  interface SVGImageElement {
    decode(): Promise<void>;
  }
}

/** Tracks the loading of an uploaded picture, so that broken ones are never shown. */
export function usePicture(url: string | null | undefined) {
  const [attempt, setAttempt] = useState<Attempt | null>(null);
  const handle = (result: Attempt['result']) => () => {
    if (url) setAttempt({ url, result });
  };
  // A picture of a page that the server rendered may be there, or broken, before React listens to it.
  const attach = useCallback(
    (image: HTMLImageElement | SVGImageElement | null) => {
      if (!image || !url) return;
      // That of an SVG does not say whether it is complete.
      if ('complete' in image) {
        if (!image.complete) return;
        if (image.naturalWidth > 0) return setAttempt({ url, result: 'loaded' });
      }
      image.decode().catch(() => setAttempt({ url, result: 'failed' }));
    },
    [url],
  );
  return {
    ...pictureState(attempt, url),
    /** Properties of the element that shows it. */
    handlers: { ref: attach, onLoad: handle('loaded'), onError: handle('failed') },
  };
}
