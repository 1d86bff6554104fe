import { classNames } from '@mes/ui/class-names';
import type { ReactNode } from 'react';
import styles from './Filters.module.css';
import { Select } from './Select';

/** The fields above a list that choose what it shows. */
export function Filters({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <search className={styles.filters} aria-label={label}>
      {children}
    </search>
  );
}

const ANY = 'any';

interface FilterSelectProps<Value extends string> {
  label: string;
  /** The choice that filters nothing. */
  any: string;
  options: readonly { readonly value: Value; readonly label: string }[];
  value: Value | null;
  onChange: (value: Value | null) => void;
  searchable?: boolean;
  /** A whole row on phones, where others are two in a row. */
  wide?: boolean;
}

/** One of some values, or any. */
export function FilterSelect<Value extends string>(props: FilterSelectProps<Value>) {
  const { label, any, options, value, onChange, searchable, wide = false } = props;
  return (
    <Select
      label={label}
      className={classNames(wide && styles.wide)}
      searchable={searchable}
      options={[{ value: ANY, label: any }, ...options]}
      value={value ?? ANY}
      onChange={(chosen) => onChange(options.find((each) => each.value === chosen)?.value ?? null)}
    />
  );
}

/** A field that takes a whole row on phones. */
export function WideFilter({ children }: { children: ReactNode }) {
  return <div className={styles.wide}>{children}</div>;
}
