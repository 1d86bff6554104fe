import { classNames } from '@mes/ui/class-names';
import { COMMUNITY } from '../../community';
import { AppLink } from '../../components/AppLink';
import { Mark } from '../../components/pictures/Mark';
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
      <Mark src={COMMUNITY.mark} />
      <span>{COMMUNITY.name}</span>
    </AppLink>
  );
}
