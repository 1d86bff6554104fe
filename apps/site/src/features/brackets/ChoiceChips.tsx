import { classNames } from '@mes/ui/class-names';
import { moveFocus } from '../../components/layout/arrow-keys';
import styles from './ChoiceChips.module.css';

interface ChoiceChipsProps<Value extends string> {
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
  className?: string;
}

/** One of a few that stand beside each other: the groups of a stage, the rounds of a bracket. */
export function ChoiceChips<Value extends string>(props: ChoiceChipsProps<Value>) {
  const { label, options, value, onChange, className } = props;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a flex row that scrolls
    <div
      role="group"
      aria-label={label}
      className={classNames(styles.chips, className)}
      onKeyDown={(event) => moveFocus(event, 'button')}
    >
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          className={styles.chip}
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
        >
          {option.label}
        </button>
      ))}
    </div>
  );
}
