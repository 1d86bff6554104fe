import { classNames } from '@mes/ui/class-names';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { AppLink } from './AppLink';
import styles from './Button.module.css';
import { Spinner } from './Spinner';

export type ButtonVariant = 'primary' | 'ghost' | 'quiet' | 'onair' | 'danger';

interface Look {
  /** One primary button per view; ghost for alternatives; quiet inside panels; red only to delete or for the stream. */
  variant?: ButtonVariant;
  size?: 'sm' | 'md' | 'lg';
  icon?: ReactNode;
  iconAfter?: ReactNode;
  /** Full width. */
  full?: boolean;
}

type AsButton = Omit<ComponentProps<'button'>, keyof Look> & {
  to?: undefined;
  /** Shows a spinner beside the label and ignores clicks; the focus stays on the button. */
  loading?: boolean;
};

type AsLink = Omit<ComponentProps<'a'>, keyof Look | 'href'> & { to: string };

export type ButtonProps = Look & (AsButton | AsLink);

/** Label: verb plus object, as in "Update roster". */
export function Button({
  variant = 'primary',
  size = 'md',
  icon,
  iconAfter,
  full,
  className,
  children,
  ...rest
}: ButtonProps) {
  const classes = classNames(
    styles.button,
    styles[variant],
    size !== 'md' && styles[size],
    full && styles.full,
    className,
  );
  const content = (leading: ReactNode) => (
    <>
      {leading}
      {children}
      {iconAfter}
    </>
  );
  if (rest.to !== undefined) {
    return (
      <AppLink {...rest} className={classes}>
        {content(icon)}
      </AppLink>
    );
  }
  const { loading = false, onClick, to: _, ...button } = rest;
  return (
    <button
      type="button"
      {...button}
      className={classes}
      // Not `disabled`, which would lose the focus of keyboard users.
      aria-disabled={loading || undefined}
      aria-busy={loading || undefined}
      onClick={loading ? preventDefault : onClick}
    >
      {content(loading ? <Spinner /> : icon)}
    </button>
  );
}

/** Also prevents a loading submit button from submitting the form again. */
function preventDefault(event: MouseEvent) {
  event.preventDefault();
}
