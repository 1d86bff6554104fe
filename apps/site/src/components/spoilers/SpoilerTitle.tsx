import type { ReactNode } from 'react';
import * as texts from './texts';
import { useSpoiler } from './use-spoiler';

interface SpoilerTitleProps {
  /** The key of the result that it tells; null where there is nothing to hide. */
  of: string | null;
  children: ReactNode;
}

/** A title that tells a result, or that it is hidden: opening what it names is asking for it. */
export function SpoilerTitle({ of: key, children }: SpoilerTitleProps) {
  const { isHidden } = useSpoiler(key);
  if (isHidden) return texts.headlineHidden;
  return key === null ? children : <span data-spoiler="">{children}</span>;
}
