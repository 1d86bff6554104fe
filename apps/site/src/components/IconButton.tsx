import { classNames } from '@mes/ui/class-names';
import type { ComponentProps, ReactNode } from 'react';
import { AppLink } from './AppLink';
import styles from './IconButton.module.css';

interface Look {
  /** The accessible name and tooltip. */
  label: string;
  icon: ReactNode;
  size?: 'sm' | 'md';
}

type AsButton = Omit<ComponentProps<'button'>, keyof Look | 'children'> & { to?: undefined };
type AsLink = Omit<ComponentProps<'a'>, keyof Look | 'children' | 'href'> & { to: string };

export type IconButtonProps = Look & (AsButton | AsLink);

/** Only for well-known icons: search, theme, log out, menu, social, close. */
export function IconButton({ label, icon, size = 'md', className, ...rest }: IconButtonProps) {
  const look = {
    className: classNames(styles.button, size === 'sm' && styles.sm, className),
    'aria-label': label,
    title: label,
  };
  if (rest.to !== undefined) {
    return (
      <AppLink {...rest} {...look}>
        {icon}
      </AppLink>
    );
  }
  const { to: _, ...button } = rest;
  return (
    <button type="button" {...button} {...look}>
      {icon}
    </button>
  );
}
