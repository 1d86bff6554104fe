import { IconPlus, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Button } from '../../../components/Button';
import { NumberInput } from '../../../components/forms/NumberInput';
import { IconButton } from '../../../components/IconButton';
import * as texts from '../texts';
import styles from './Editor.module.css';

interface EditedRowsProps<Row> {
  rows: readonly Row[];
  onChange: (rows: Row[]) => void;
  /** The initial values of a new row. */
  createRow: () => Row;
  labels: { add: string; remove: string };
  /** The columns are labelled once: `hideLabel` is true below the first row. */
  children: (row: Row, change: (row: Row) => void, hideLabel: boolean) => ReactNode;
}

/** Rows of fields that can be added and removed. */
export function EditedRows<Row>({
  rows,
  onChange,
  createRow,
  labels,
  children,
}: EditedRowsProps<Row>) {
  const change = (index: number, next: Row) =>
    onChange(rows.map((row, place) => (place === index ? next : row)));
  return (
    <div className={styles.rows}>
      {rows.map((row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row has nothing but its place
        <div key={`${index} of ${rows.length}`} className={styles.row}>
          {children(row, (next) => change(index, next), index > 0)}
          <IconButton
            label={labels.remove}
            icon={<IconTrash size={18} stroke={1.75} />}
            onClick={() => onChange(rows.filter((_, place) => place !== index))}
          />
        </div>
      ))}
      <div className={styles.bar}>
        <Button
          variant="quiet"
          size="sm"
          icon={<IconPlus size={16} stroke={1.75} />}
          onClick={() => onChange([...rows, createRow()])}
        >
          {labels.add}
        </Button>
      </div>
    </div>
  );
}

interface PlacesProps<Row> {
  label: string;
  hideLabel: boolean;
  row: Row;
  onChange: (row: Row) => void;
}

/** One place, or several that follow each other. */
export function Places<Row extends { from: number; to: number }>({
  label,
  hideLabel,
  row,
  onChange,
}: PlacesProps<Row>) {
  return (
    <>
      <NumberInput
        label={label}
        hideLabel={hideLabel}
        value={row.from}
        min={1}
        max={4_096}
        onChange={(from) => onChange({ ...row, from: from ?? 1 })}
      />
      <NumberInput
        label={texts.placesTo}
        hideLabel={hideLabel}
        value={row.to}
        min={1}
        max={4_096}
        onChange={(to) => onChange({ ...row, to: to ?? 1 })}
      />
    </>
  );
}

/** The first place that no row is for. */
export function nextPlace(rows: readonly { readonly to: number }[]): number {
  return Math.max(0, ...rows.map(({ to }) => to)) + 1;
}
