import { createContext, useContext } from 'react';
import type { SparkLine } from './storm';

/** Sparks fly from a line, or along the whole seam, which lights up; a big one shakes the picture. */
export type Strike = (line?: SparkLine, isBig?: boolean) => void;

export const ForgeContext = createContext<Strike>(() => {});

export function useStrike(): Strike {
  return useContext(ForgeContext);
}
