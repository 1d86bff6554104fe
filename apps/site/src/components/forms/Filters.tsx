import { classNames } from '@mes/ui/class-names';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import { interpolate } from '../../interpolate';
import { Button } from '../Button';
import * as texts from '../texts';
import styles from './Filters.module.css';
import { Select } from './Select';

interface FiltersProps {
  label?: string;
  /** How many of the fields narrow the list; phones say it on the button that opens them. */
  active: number;
  /** The field that people use most, which phones show without opening the others. */
  first?: ReactNode;
  children: ReactNode;
}

/** The fields above a list that choose what it shows. Phones show them on demand: the list is what people came for. */
export function Filters({ label, active, first, children }: FiltersProps) {
  const [isOpen, setIsOpen] = useState(false);
  const fieldsId = useId();
  return (
    <search className={styles.filters} aria-label={label}>
      {first && <div>{first}</div>}
      <Button
        variant="ghost"
        className={styles.toggle}
        icon={<IconAdjustmentsHorizontal stroke={1.75} aria-hidden="true" />}
        aria-expanded={isOpen}
        aria-controls={fieldsId}
        onClick={() => setIsOpen(!isOpen)}
      >
        {active === 0 ? texts.filters : interpolate(texts.filtersActive, { active })}
      </Button>
      <div id={fieldsId} className={classNames(styles.fields, !isOpen && styles.closed)}>
        {children}
      </div>
    </search>
  );
}

/** Of values of filters, those that are set. */
export function countActive(values: Iterable<unknown>): number {
  return [...values].filter((value) => value !== null && value !== '' && value !== false).length;
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
