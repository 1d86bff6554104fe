import type { Json } from '@mes/contract/scalars';
import type { PropertyLimits, PropertyType } from '@mes/domain/properties/properties';
import { valueToForm } from '@mes/domain/properties/property-form';
import { Time } from '../../components/text/Time';
import * as texts from './texts';
import styles from './ValueView.module.css';

interface ValueViewProps {
  type: PropertyType;
  value: Json;
  limits?: PropertyLimits;
}

/** A value in one or two lines. */
export function ValueView({ type, value, limits }: ValueViewProps) {
  if (value === null || value === '') return <span className={styles.none}>{texts.none}</span>;
  if (type === 'time' && typeof value === 'number') return <Time at={value} />;
  if (type === 'boolean') return <span>{value === true ? texts.on : texts.off}</span>;
  if (type === 'colour') {
    return (
      <span className={styles.colour}>
        <span className={styles.swatch} style={{ background: String(value) }} />
        {String(value)}
      </span>
    );
  }
  if (type === 'picture') {
    return <img src={`/files/${String(value)}`} alt="" className={styles.picture} />;
  }
  if (Array.isArray(value) && type === 'list') {
    const items = value.map((item) => itemText(item, limits));
    return <span className={styles.text}>{items.join(', ') || texts.emptyList}</span>;
  }
  return <span className={styles.text}>{valueToForm(type, value)}</span>;
}

/** An item is named by its first field. */
function itemText(item: Json, limits: PropertyLimits = {}): string {
  const key = limits.fields?.[0]?.key;
  if (key === undefined || typeof item !== 'object' || item === null) return String(item);
  return String((item as Record<string, Json>)[key] ?? '');
}
