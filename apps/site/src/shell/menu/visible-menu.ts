import { type Permissions, satisfies } from '@mes/domain/permissions/permissions';
import { isGroup, MENU, type MenuEntry, type MenuLink } from './menu-table';

/** The entries that an account with these permissions may see; CSS handles the width of the window. */
export function visibleMenu(
  permissions: Permissions,
  menu: readonly MenuEntry[] = MENU,
): MenuEntry[] {
  return menu.flatMap((entry): MenuEntry[] => {
    if (!satisfies(permissions, entry.rule)) return [];
    if (!isGroup(entry)) return [entry];
    const links = entry.links.filter(({ rule }) => satisfies(permissions, rule));
    return links.length > 0 ? [{ ...entry, links }] : [];
  });
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
