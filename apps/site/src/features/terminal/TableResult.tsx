import type { Json } from '@mes/contract/scalars';
import { IconCopy, IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { Button } from '../../components/Button';
import { type Column, DataTable } from '../../components/layout/DataTable';
import { saveText } from '../../components/text/save-text';
import { interpolate } from '../../interpolate';
import { copyText } from './copy-text';
import {
  cellText,
  isNumeric,
  type ResultRow,
  resultCsv,
  sortValue,
  timeHint,
  toRows,
} from './result-text';
import styles from './TableResult.module.css';
import * as texts from './texts';

const FIRST_ROWS = 100;

interface NumberedRow {
  readonly index: number;
  readonly row: ResultRow;
}

export function TableResult({ columns, result }: { columns: readonly string[]; result: Json }) {
  const [showsAll, setShowsAll] = useState(false);
  const rows = toRows(result);
  const shown = rows.slice(0, showsAll ? rows.length : FIRST_ROWS);
  const csv = () => resultCsv(columns, rows);
  return (
    <div className={styles.result}>
      <div className={styles.bar}>
        <span className={styles.count}>
          {rows.length === 1 ? texts.oneRow : interpolate(texts.rows, { count: rows.length })}
        </span>
        <Button
          variant="quiet"
          size="sm"
          icon={<IconCopy size={15} stroke={1.75} />}
          onClick={() => void copyText(csv())}
        >
          {texts.copyCsv}
        </Button>
        <Button
          variant="quiet"
          size="sm"
          icon={<IconDownload size={15} stroke={1.75} />}
          onClick={() => saveText(csv(), { name: 'terminal.csv', type: 'text/csv' })}
        >
          {texts.downloadCsv}
        </Button>
      </div>
      <DataTable
        caption={texts.resultOf}
        className={styles.table}
        columns={columns.map((name) => toColumn(name, rows))}
        rows={shown.map((row, index) => ({ index, row }))}
        rowKey={({ index }) => index}
      />
      {shown.length < rows.length && (
        <Button variant="quiet" onClick={() => setShowsAll(true)}>
          {interpolate(texts.showAll, { count: rows.length })}
        </Button>
      )}
    </div>
  );
}

function toColumn(name: string, rows: readonly ResultRow[]): Column<NumberedRow> {
  return {
    id: name,
    header: name,
    numeric: isNumeric(rows, name),
    sortBy: ({ row }) => sortValue(row[name]),
    cell: ({ row }) => (
      <span className={styles.cell} title={timeHint(name, row[name])}>
        {cellText(row[name])}
      </span>
    ),
  };
}
