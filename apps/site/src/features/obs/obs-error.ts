import { interpolate } from '../../interpolate';
import * as texts from './texts';

/** Why OBS did not do it, for people. `code` is the status of the protocol where OBS refused. */
export class ObsError extends Error {
  constructor(
    message: string,
    readonly code: number | null = null,
  ) {
    super(message);
  }
}

/** OBS has no scene, source or group of this name. */
export const NOT_FOUND = 600;

export function refusalText(comment: string): string {
  return comment === '' ? texts.refused : interpolate(texts.refusedBecause, { comment });
}
