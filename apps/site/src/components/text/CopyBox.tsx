import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '../Button';
import box from '../forms/Control.module.css';
import * as texts from '../texts';
import styles from './CopyBox.module.css';
import { Hidden } from './Hidden';

export interface CopyBoxProps {
  label: string;
  hideLabel?: boolean;
  text: string;
}

/** How long the button shows the result. */
const FEEDBACK_MS = 2000;

/** A text to copy, such as a link for OBS, a code or an id. */
export function CopyBox({ label, hideLabel = false, text }: CopyBoxProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [result, setResult] = useState<'copied' | 'failed' | null>(null);

  useEffect(() => {
    if (result === null) return;
    const timer = setTimeout(() => setResult(null), FEEDBACK_MS);
    return () => clearTimeout(timer);
  }, [result]);

  async function copy() {
    input.current?.select();
    setResult((await copyToClipboard(text)) ? 'copied' : 'failed');
  }

  return (
    <div className={styles.copy}>
      <label htmlFor={id} className={hideLabel ? styles.hiddenLabel : styles.label}>
        {hideLabel ? <Hidden>{label}</Hidden> : label}
      </label>
      <div className={styles.row}>
        <input
          ref={input}
          id={id}
          className={box.control}
          value={text}
          readOnly
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button
          variant="quiet"
          className={styles.button}
          icon={result === 'copied' ? <IconCheck stroke={1.75} /> : <IconCopy stroke={1.75} />}
          onClick={() => void copy()}
        >
          {result === 'copied' ? texts.copied : texts.copy}
        </Button>
      </div>
      <p role="status" className={styles.failed}>
        {result === 'failed' && texts.copyByHand}
        {result === 'copied' && <Hidden>{texts.copied}</Hidden>}
      </p>
    </div>
  );
}

/** The clipboard API is not available over plain http or without permission. */
async function copyToClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // The deprecated command copies the selection, which the caller has set.
    return document.execCommand('copy');
  }
}
