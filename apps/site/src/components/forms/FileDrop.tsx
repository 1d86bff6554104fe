import { classNames } from '@mes/ui/class-names';
import { IconUpload } from '@tabler/icons-react';
import { useId, useRef, useState } from 'react';
import { Button } from '../Button';
import styles from './FileDrop.module.css';

interface FileDropProps {
  label: string;
  /** What the button says. */
  choose: string;
  hint?: string;
  /** Types of files, as in the attribute of an input. */
  accept?: string;
  loading?: boolean;
  onFile: (file: File) => void;
}

/** A field that takes one file: dropped on it, or chosen by its button. */
export function FileDrop({ label, choose, hint, accept, loading, onFile }: FileDropProps) {
  const input = useRef<HTMLInputElement>(null);
  const hintId = useId();
  const [isOver, setIsOver] = useState(false);
  return (
    <fieldset
      className={classNames(styles.zone, isOver && styles.over)}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        const [file] = event.dataTransfer.files;
        if (file && !loading) onFile(file);
      }}
    >
      <legend className={styles.label}>{label}</legend>
      <input
        ref={input}
        type="file"
        tabIndex={-1}
        accept={accept}
        className={styles.file}
        aria-label={label}
        aria-describedby={hint ? hintId : undefined}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          // The same file can be chosen again, for example after a failure.
          event.target.value = '';
          if (file) onFile(file);
        }}
      />
      <Button
        size="sm"
        variant="ghost"
        loading={loading}
        aria-describedby={hint ? hintId : undefined}
        icon={<IconUpload size={16} stroke={1.75} aria-hidden="true" />}
        onClick={() => input.current?.click()}
      >
        {choose}
      </Button>
      {hint && (
        <p id={hintId} className={styles.note}>
          {hint}
        </p>
      )}
    </fieldset>
  );
}
