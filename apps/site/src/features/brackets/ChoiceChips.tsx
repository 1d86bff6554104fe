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

/** A row of buttons to choose one of a few options, such as groups or rounds. */
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
