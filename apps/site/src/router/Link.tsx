import type { ComponentProps, MouseEvent } from 'react';
import { isSamePath, resolvePath, toHref } from './location';
import { useLocation } from './RouterProvider';
import { useNavigate } from './use-navigate';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** A path of the site, or only its query or hash. */
  to: string;
  viewTransition?: boolean;
}

/** A link within the site. It works without a script, and in a new tab. */
export function Link({ to, viewTransition, onClick, ...rest }: LinkProps) {
  const location = useLocation();
  const navigate = useNavigate();
  const path = resolvePath(to, location);
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlainClick(event) || opensElsewhere(rest)) return;
    event.preventDefault();
    // A second press on the same link is no new entry of the history.
    void navigate(to, { replace: isSamePath(path, location), viewTransition });
  };
  return <a href={toHref(path)} onClick={open} {...rest} />;
}

function isPlainClick({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean {
  return button === 0 && !(metaKey || altKey || ctrlKey || shiftKey);
}

function opensElsewhere({ target, download }: ComponentProps<'a'>): boolean {
  return (target !== undefined && target !== '_self') || download !== undefined;
}
