import type { Skin } from '@mes/domain/tournament/name/skin';
import { classNames } from '@mes/ui/class-names';
import type { ReactNode } from 'react';
import stage from '../../styles/stage.module.css';
import styles from './Card.module.css';

interface CardProps {
  /** Where it stands in the mosaic. */
  area: 'live' | 'dashboard' | 'embers' | 'affiliate';
  title: string;
  /** A stage like on the broadcast, dark in both themes. */
  broadcast?: boolean;
  skin?: Skin;
  className?: string;
  /** Above the title, and behind everything. */
  top?: ReactNode;
  children: ReactNode;
}

export function Card({ area, title, broadcast, skin, className, top, children }: CardProps) {
  return (
    <article
      className={classNames(
        styles.card,
        broadcast ? classNames(stage.stage, 'mes-broadcast') : styles.plain,
        className,
      )}
      style={{ gridArea: area }}
      data-tournament={skin}
    >
      {top}
      <h2 className={styles.title}>{title}</h2>
      {children}
    </article>
  );
}
