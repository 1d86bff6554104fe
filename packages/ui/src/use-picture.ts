import { useState } from 'react';

export interface Attempt {
  url: string;
  result: 'loaded' | 'failed';
}

export interface Picture {
  /** What to show, or null where the drawn stand-in belongs. */
  source: string | null;
  loaded: boolean;
}

/** An attempt at another url says nothing about this one: a new upload gets a new chance. */
export function pictureAfter(attempt: Attempt | null, url: string | null | undefined): Picture {
  const result = attempt?.url === url ? attempt?.result : undefined;
  if (!url || result === 'failed') return { source: null, loaded: false };
  return { source: url, loaded: result === 'loaded' };
}

/** Follows the loading of an uploaded picture, so that nobody ever sees a broken one. */
export function usePicture(url: string | null | undefined) {
  const [attempt, setAttempt] = useState<Attempt | null>(null);
  const settle = (result: Attempt['result']) => () => {
    if (url) setAttempt({ url, result });
  };
  return { ...pictureAfter(attempt, url), onLoad: settle('loaded'), onError: settle('failed') };
}
