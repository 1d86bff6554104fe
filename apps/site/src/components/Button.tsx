import { classNames } from '@mes/ui/class-names';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { AppLink } from './AppLink';
import styles from './Button.module.css';
import { Spinner } from './Spinner';

export type ButtonVariant = 'primary' | 'ghost' | 'quiet' | 'onair' | 'danger';

interface Look {
  /** One primary a view; ghost for alternatives; quiet inside panels; red only to destroy or to open the stream. */
  variant?: ButtonVariant;
  size?: 'sm' | 'md' | 'lg';
  icon?: ReactNode;
  iconAfter?: ReactNode;
  /** Fills the width that it is given. */
  full?: boolean;
}

type AsButton = Omit<ComponentProps<'button'>, keyof Look> & {
  to?: undefined;
  /** Shows a spinner beside the label and ignores presses; the focus stays where it is. */
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
      // A disabled button would lose the focus, and with it the place of a keyboard user.
      aria-disabled={loading || undefined}
      aria-busy={loading || undefined}
      onClick={loading ? swallow : onClick}
    >
      {content(loading ? <Spinner /> : icon)}
    </button>
  );
}

/** Also keeps a loading submit button from sending its form again. */
function swallow(event: MouseEvent) {
  event.preventDefault();
}
