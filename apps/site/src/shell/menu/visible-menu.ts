import { type Permissions, satisfies } from '@mes/domain/permissions/permissions';
import { ACCOUNT_LINKS, isGroup, MENU, type MenuEntry, type MenuLink } from './menu-table';

/** Whether a path is a page. An entry whose page is not there is not shown. */
export type IsPagePath = (path: string) => boolean;

/** The entries that an account with these permissions may see; CSS handles the width of the window. */
export function visibleMenu(
  permissions: Permissions,
  isPagePath: IsPagePath,
  menu: readonly MenuEntry[] = MENU,
): MenuEntry[] {
  const isVisible = ({ to, rule }: MenuLink) => satisfies(permissions, rule) && isPagePath(to);
  return menu.flatMap((entry): MenuEntry[] => {
    if (!isGroup(entry)) return isVisible(entry) ? [entry] : [];
    if (!satisfies(permissions, entry.rule)) return [];
    const links = entry.links.filter(isVisible);
    return links.length > 0 ? [{ ...entry, links }] : [];
  });
}

/**
 * The links of the account menu: what belongs to the account, and pages that it may open while the menu
 * does not show their group, as the staff group to casters.
 */
export function accountLinks(permissions: Permissions, isPagePath: IsPagePath): MenuLink[] {
  const outside = MENU.filter(isGroup)
    .filter(({ rule }) => !satisfies(permissions, rule))
    .flatMap(({ links }) => links)
    .filter(({ rule }) => rule !== undefined && satisfies(permissions, rule));
  return [...ACCOUNT_LINKS, ...outside].filter(({ to }) => isPagePath(to));
}

/** Whether the path is the page of the link or a page below it. */
export function isAtOrBelow({ to }: Pick<MenuLink, 'to'>, path: string): boolean {
  const [own, current] = [to.toLowerCase(), path.toLowerCase()];
  return current === own || current.startsWith(`${own}/`);
}

/** The most specific link for a path: for `/support/tickets` not `/support`. */
export function currentLink(menu: readonly MenuEntry[], path: string): MenuLink | null {
  const matching = menu
    .flatMap((entry) => (isGroup(entry) ? entry.links : [entry]))
    .filter((link) => isAtOrBelow(link, path));
  return matching.reduce<MenuLink | null>(
    (best, link) => (best && best.to.length >= link.to.length ? best : link),
    null,
  );
}
