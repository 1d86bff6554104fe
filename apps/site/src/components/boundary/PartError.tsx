import { errorText } from '@mes/client/error-text';
import { IconRefresh } from '@tabler/icons-react';
import { Button } from '../Button';
import * as texts from '../texts';
import styles from './PartError.module.css';

export interface PartErrorProps {
  code: string;
  name: string;
  error: unknown;
  retrying?: boolean;
  onCancel: () => void;
  onRetry: () => void;
}

/** Shown in place of a part of the page with an error. */
export function PartError({ code, name, error, retrying, onCancel, onRetry }: PartErrorProps) {
  return (
    <div className={styles.part} role="alert">
      <p className={styles.head}>
        <span className={styles.code}>{code}</span>
        <span className={styles.name}>{name}</span>
      </p>
      <p>{texts.partFailed}</p>
      <details className={styles.details}>
        <summary>{texts.details}</summary>
        <p className={styles.text}>{errorText(error)}</p>
      </details>
      <div className={styles.actions}>
        <Button variant="ghost" onClick={onCancel}>
          {texts.cancel}
        </Button>
        <Button
          variant="quiet"
          icon={<IconRefresh stroke={1.75} />}
          loading={retrying}
          onClick={onRetry}
        >
          {texts.tryPartAgain}
        </Button>
      </div>
    </div>
  );
}
