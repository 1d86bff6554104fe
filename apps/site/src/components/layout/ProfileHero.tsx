import { classNames } from '@mes/ui/class-names';
import type { ReactNode } from 'react';
import { interpolate } from '../../interpolate';
import * as texts from '../texts';
import styles from './ProfileHero.module.css';

export interface ProfileHeroProps {
  name: string;
  /** The emblem or the photo. */
  picture: ReactNode;
  /** Small facts above the name. */
  chips: ReactNode;
  figures: readonly { label: string; value: ReactNode }[];
  formerNames: readonly { name: string }[];
  /** Paragraphs below the name. */
  children?: ReactNode;
  /** Buttons for the visitor. */
  actions?: ReactNode;
}

/** The head of the page of a team or player: full width, dark in both themes. */
export function ProfileHero({
  name,
  picture,
  chips,
  figures,
  formerNames,
  children,
  actions,
}: ProfileHeroProps) {
  return (
    <header className={classNames(styles.hero, 'mes-broadcast')}>
      <div className={styles.inner}>
        <div className={styles.picture}>{picture}</div>
        <div className={styles.text}>
          <div className={styles.chips}>{chips}</div>
          <h1 className={styles.name}>{name}</h1>
          <div className={styles.about}>
            {formerNames.length > 0 && (
              <p className={styles.former}>
                {interpolate(texts.formerly, {
                  names: formerNames.map((former) => former.name).join(', '),
                })}
              </p>
            )}
            {children}
          </div>
          <div className={styles.actions}>{actions}</div>
        </div>
        <dl className={styles.figures}>
          {figures.map(({ label, value }) => (
            <div key={label}>
              <dt className={styles.label}>{label}</dt>
              <dd className={styles.figure}>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </header>
  );
}
