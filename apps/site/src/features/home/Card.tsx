import type { Skin } from '@mes/domain/tournament/name/skin';
import { classNames } from '@mes/ui/class-names';
import type { ReactNode } from 'react';
import stage from '../../styles/stage.module.css';
import styles from './Card.module.css';

interface CardProps {
  /** Its grid area; without one, the next free place. */
  area?: 'live' | 'dashboard' | 'feature' | 'affiliate';
  title: string;
  /** The broadcast look, dark in both themes. */
  broadcast?: boolean;
  skin?: Skin;
  className?: string;
  /** Rendered above the title, such as a backdrop. */
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
