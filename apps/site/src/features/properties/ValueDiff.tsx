import type { Json } from '@mes/contract/scalars';
import { lineDiff } from '@mes/domain/properties/line-diff';
import type { PropertyType } from '@mes/domain/properties/properties';
import { valueToForm } from '@mes/domain/properties/property-form';
import { Hidden } from '../../components/text/Hidden';
import * as texts from './texts';
import styles from './ValueDiff.module.css';

interface ValueDiffProps {
  type: PropertyType;
  before: Json;
  after: Json;
}

const SIGNS = { same: ' ', removed: '−', added: '+' } as const;
const SPOKEN = { same: '', removed: texts.removed, added: texts.added } as const;

/** Two values line by line. */
export function ValueDiff({ type, before, after }: ValueDiffProps) {
  const lines = lineDiff(textOf(type, before), textOf(type, after));
  return (
    <div className={styles.diff}>
      {lines.map(({ kind, text }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines stand still
        <div key={index} className={styles[kind]}>
          <span aria-hidden="true">{SIGNS[kind]}</span>
          <Hidden>{SPOKEN[kind]}</Hidden>
          <span className={styles.text}>{text}</span>
        </div>
      ))}
    </div>
  );
}

function textOf(type: PropertyType, value: Json): string {
  if (value === '') return texts.noneOnPurpose;
  return valueToForm(type, value) || texts.noValue;
}
