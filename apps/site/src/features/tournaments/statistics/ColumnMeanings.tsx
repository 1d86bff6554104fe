import { Section } from '../../../components/layout/Section';
import styles from './ColumnMeanings.module.css';
import { FIGURES } from './columns';
import * as texts from './texts';

export function ColumnMeanings() {
  const meanings = [...FIGURES, { id: 'maps', label: texts.mapsHead, meaning: texts.mapsMeaning }];
  return (
    <Section title={texts.columnsTitle}>
      <dl className={styles.meanings}>
        {meanings.map(({ id, label, meaning }) => (
          <div key={id}>
            <dt>{label}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
