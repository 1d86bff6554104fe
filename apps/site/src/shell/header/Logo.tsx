import { classNames } from '@mes/ui/class-names';
import { COMMUNITY } from '../../community';
import { AppLink } from '../../components/AppLink';
import { interpolate } from '../../interpolate';
import * as texts from '../texts';
import styles from './Logo.module.css';

export function Logo({ className }: { className?: string }) {
  return (
    <AppLink
      to="/"
      className={classNames(styles.logo, className)}
      aria-label={interpolate(texts.homeOf, { community: COMMUNITY.name })}
    >
      <svg viewBox="0 0 46 30" aria-hidden="true">
        <path d="M7.5 0H27L19.5 30H0Z" fill="currentColor" />
        <path d="M31 0h15l-7.5 30h-15Z" fill="var(--t-solid)" opacity="0.55" />
      </svg>
      <span>{COMMUNITY.name}</span>
    </AppLink>
  );
}
