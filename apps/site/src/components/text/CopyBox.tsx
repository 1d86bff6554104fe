import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '../Button';
import box from '../forms/Control.module.css';
import styles from './CopyBox.module.css';
import { Hidden } from './Hidden';

export interface CopyBoxProps {
  label: string;
  hideLabel?: boolean;
  text: string;
}

/** How long the button says that it has copied. */
const FEEDBACK = 2000;

/** A text to take along: a link for OBS, a code, an id. */
export function CopyBox({ label, hideLabel = false, text }: CopyBoxProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [result, setResult] = useState<'copied' | 'failed' | null>(null);

  useEffect(() => {
    if (result === null) return;
    const timer = setTimeout(() => setResult(null), FEEDBACK);
    return () => clearTimeout(timer);
  }, [result]);

  async function copy() {
    input.current?.select();
    setResult((await copied(text)) ? 'copied' : 'failed');
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
          {result === 'copied' ? 'Copied' : 'Copy'}
        </Button>
      </div>
      <p role="status" className={styles.failed}>
        {result === 'failed' &&
          'Copying is not allowed here. The text is selected: copy it by hand.'}
        {result === 'copied' && <Hidden>Copied</Hidden>}
      </p>
    </div>
  );
}

/** The clipboard is closed on plain http and where somebody forbade it. */
async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // The old way copies what is selected, which the caller has seen to.
    return document.execCommand('copy');
  }
}
