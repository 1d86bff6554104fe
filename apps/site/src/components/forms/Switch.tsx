import { classNames } from '@mes/ui/class-names';
import type { ComponentProps, ReactNode } from 'react';
import styles from './Switch.module.css';

export type SwitchProps = Omit<
  ComponentProps<'input'>,
  'type' | 'checked' | 'onChange' | 'role' | 'children'
> & {
  label: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
};

/** For settings that apply at once. A choice that is submitted later is a checkbox. */
export function Switch({ label, checked, onChange, className, ...rest }: SwitchProps) {
  return (
    <label className={classNames(styles.switch, className)}>
      <input
        {...rest}
        type="checkbox"
        role="switch"
        aria-checked={checked}
        className={styles.input}
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span className={styles.text}>{label}</span>
    </label>
  );
}
