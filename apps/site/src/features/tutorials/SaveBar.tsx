import { Button } from '../../components/Button';
import styles from './SaveBar.module.css';
import * as texts from './texts';

interface SaveBarProps {
  label: string;
  /** Why it cannot be saved, or null. */
  problem: string | null;
  isChanged: boolean;
  isBusy: boolean;
  onSave: () => void;
  onCancel: () => void;
}

export function SaveBar({ label, problem, isChanged, isBusy, onSave, onCancel }: SaveBarProps) {
  return (
    <div className={styles.bar}>
      <Button disabled={problem !== null || !isChanged} loading={isBusy} onClick={onSave}>
        {label}
      </Button>
      <Button variant="ghost" onClick={onCancel}>
        {texts.cancel}
      </Button>
      {problem && isChanged && <span className={styles.problem}>{problem}</span>}
    </div>
  );
}
