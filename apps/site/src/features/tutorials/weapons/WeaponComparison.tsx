import type { Weapon, WeaponFigure } from '@mes/domain/tutorials/weapons';
import { BarChart } from '../../../components/charts/BarChart';
import { Section } from '../../../components/layout/Section';
import { EmptyRow } from '../../../components/states/EmptyRow';
import { FIGURE_LABELS } from '../labels';
import * as texts from '../texts';
import styles from './WeaponComparison.module.css';

interface WeaponComparisonProps {
  weapons: readonly Weapon[];
  figures: readonly WeaponFigure[];
}

/** A chart for each figure. A weapon without the figure is not in it: no bar would look like zero. */
export function WeaponComparison({ weapons, figures }: WeaponComparisonProps) {
  return (
    <Section title={texts.comparison}>
      {weapons.length < 2 ? (
        <EmptyRow>{texts.comparisonHint}</EmptyRow>
      ) : (
        <div className={styles.charts}>
          {figures.map((figure) => (
            <div key={figure} className={styles.chart}>
              <h3 className={styles.title}>{FIGURE_LABELS[figure]}</h3>
              <BarChart
                label={FIGURE_LABELS[figure]}
                columns={[texts.weapon, FIGURE_LABELS[figure]]}
                points={weapons.flatMap(({ name, ...weapon }) => {
                  const value = weapon[figure];
                  return value === null ? [] : [{ id: name, label: name, value }];
                })}
                empty={<EmptyRow>{texts.noFigureHere}</EmptyRow>}
                height={160}
              />
            </div>
          ))}
        </div>
      )}
    </Section>
  );
}
