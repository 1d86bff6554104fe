import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { isOutside } from './is-outside';

export type AppLinkProps = Omit<ComponentProps<'a'>, 'href'> & { to: string };

/** The one link of the site: addresses with a scheme open in the same window, others in-app with a page transition. */
export function AppLink({ to, ...rest }: AppLinkProps) {
  return isOutside(to) ? <a href={to} {...rest} /> : <Link to={to} viewTransition {...rest} />;
}
