import { classNames } from '@mes/ui/class-names';
import type { CSSProperties } from 'react';
import { TeamLogo } from '../../../parts/TeamLogo';
import { Cut } from './Cut';
import { Open } from './Open';
import styles from './TeamBlock.module.css';

interface TeamBlockProps {
  team: { readonly name: string; readonly logo: { url: string } | null } | null;
  name: string;
  /** Below the name. */
  facts?: readonly string[];
  className?: string;
}

/** A team beside the globe: emblem, name in two lines, and what is known of it. */
export function TeamBlock({ team, name, facts = [], className }: TeamBlockProps) {
  const known = facts.filter((fact) => fact !== '');
  return (
    <div className={classNames(styles.block, className)}>
      <div className="wd-fade" style={{ '--d': '900ms' } as CSSProperties}>
        {team && <TeamLogo team={team} size={128} className={styles.logo} />}
      </div>
      <Open delay={800} className={styles.name}>
        <Cut className={`${styles.text} wd-name`} lines="two">
          {name}
        </Cut>
      </Open>
      <p
        className={`${styles.facts} wd-label wd-fade`}
        style={{ '--d': '1200ms' } as CSSProperties}
      >
        {known.map((fact) => (
          <Cut key={fact}>{fact}</Cut>
        ))}
      </p>
    </div>
  );
}
