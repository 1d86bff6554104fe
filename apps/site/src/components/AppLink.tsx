import type { ComponentProps } from 'react';
import { Link } from '../router/Link';
import { isExternal } from './is-external';

export type AppLinkProps = Omit<ComponentProps<'a'>, 'href'> & { to: string };

/** The link of the site: external URLs open in the same window, others in the app with a page transition. */
export function AppLink({ to, ...rest }: AppLinkProps) {
  return isExternal(to) ? <a href={to} {...rest} /> : <Link to={to} viewTransition {...rest} />;
}
