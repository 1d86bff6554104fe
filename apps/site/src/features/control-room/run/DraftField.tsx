import { classNames } from '@mes/ui/class-names';
import { useRoom } from '../state/room-context';
import type { SeenRevision } from '../state/use-acts';
import { useDraft } from '../use-draft';
import styles from './RunEditor.module.css';

interface DraftFieldProps {
  label: string;
  /** For other operators: `<item>.notes`. */
  field: string;
  value: string;
  onSave: (text: string, seen: SeenRevision) => void;
  placeholder?: string;
  maxLength?: number;
  className?: string;
}

/** A small text that is saved with Enter or by leaving it, and dropped with Esc. */
export function DraftField({
  label,
  field,
  value,
  onSave,
  placeholder,
  maxLength = 20,
  className,
}: DraftFieldProps) {
  const { operators, ownId } = useRoom();
  const peer = operators.find(
    ({ player, place }) => player.id !== ownId && place?.kind === 'field' && place.field === field,
  );
  const draft = useDraft({ field, value, onSave });
  return (
    <input
      aria-label={label}
      placeholder={placeholder}
      maxLength={maxLength}
      className={classNames(styles.field, peer && styles.peer, className)}
      {...draft}
    />
  );
}
