import { IconEye } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Button } from '../Button';
import { Panel } from '../layout/Panel';
import styles from './HiddenResult.module.css';
import * as texts from './texts';
import { useSpoiler } from './use-spoiler';

interface SpoilerProps {
  /** The id of the match or tournament, or `MANY_RESULTS`; null where there is nothing to hide. */
  of: string | null;
  /** Nothing in its place: something else on the page offers the result. */
  quiet?: boolean;
  children: ReactNode;
}

/** Replaces content that tells a result until the visitor asks for it. */
export function Spoiler({ of: key, quiet = false, children }: SpoilerProps) {
  const { isHidden, reveal } = useSpoiler(key);
  if (!isHidden) return key === null ? children : <div data-spoiler="">{children}</div>;
  if (quiet) return null;
  return (
    <Panel pad className={styles.panel}>
      <p>{texts.resultHidden}</p>
      <RevealButton onReveal={reveal} />
    </Panel>
  );
}

/** The same within a line or a cell, with nothing in its place. */
export function SpoilerText({ of: key, children }: Pick<SpoilerProps, 'of' | 'children'>) {
  const { isHidden } = useSpoiler(key);
  if (isHidden) return null;
  return key === null ? children : <span data-spoiler="">{children}</span>;
}

export function RevealButton({ onReveal }: { onReveal: () => void }) {
  return (
    <Button
      variant="ghost"
      size="sm"
      icon={<IconEye size={16} stroke={1.75} aria-hidden="true" />}
      onClick={onReveal}
    >
      {texts.showResult}
    </Button>
  );
}
