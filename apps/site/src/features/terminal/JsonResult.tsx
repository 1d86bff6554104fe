import type { Json } from '@mes/contract/scalars';
import { IconCopy } from '@tabler/icons-react';
import { Button } from '../../components/Button';
import { interpolate } from '../../interpolate';
import { copyText } from './copy-text';
import styles from './JsonResult.module.css';
import { scrollable } from './scrollable';
import * as texts from './texts';

/** Deeper levels are closed at first. */
const OPEN_LEVELS = 2;
/** Of a list or object that is open at first. */
const MOST_OPEN = 50;

export function JsonResult({ value }: { value: Json }) {
  if (value === null) return <p className={styles.none}>{texts.noValue}</p>;
  return (
    <div className={styles.result}>
      <div className={styles.tree} {...scrollable(texts.resultOf)}>
        <JsonTree value={value} level={0} />
      </div>
      {typeof value === 'object' && (
        <Button
          variant="quiet"
          size="sm"
          className={styles.copy}
          icon={<IconCopy size={15} stroke={1.75} />}
          onClick={() => void copyText(JSON.stringify(value, null, 2))}
        >
          {texts.copyJson}
        </Button>
      )}
    </div>
  );
}

interface JsonTreeProps {
  name?: string;
  value: Json;
  level: number;
}

function JsonTree({ name, value, level }: JsonTreeProps) {
  const label = name !== undefined && <span className={styles.name}>{name}: </span>;
  if (typeof value !== 'object' || value === null)
    return (
      <div className={styles.leaf}>
        {label}
        <span className={typeof value === 'string' ? undefined : styles.value}>
          {typeof value === 'string' && level > 0 ? JSON.stringify(value) : String(value)}
        </span>
      </div>
    );
  const entries = Object.entries(value);
  const brackets = Array.isArray(value) ? '[]' : '{}';
  if (entries.length === 0)
    return (
      <div className={styles.leaf}>
        {label}
        {brackets}
      </div>
    );
  return (
    <details open={level < OPEN_LEVELS && entries.length <= MOST_OPEN} className={styles.branch}>
      <summary className={styles.summary}>
        {label}
        <span className={styles.size}>
          {brackets[0]} {interpolate(texts.columns, { count: entries.length })} {brackets[1]}
        </span>
      </summary>
      {entries.map(([key, each]) => (
        <JsonTree key={key} name={key} value={each} level={level + 1} />
      ))}
    </details>
  );
}
