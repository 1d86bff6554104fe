import { type Permissions, satisfies } from '@mes/domain/permissions/permissions';
import { isGroup, MENU, type MenuEntry, type MenuLink } from './menu-table';

/** The entries that somebody with these permissions sees; the window's width is the style's matter. */
export function visibleMenu(held: Permissions, menu: readonly MenuEntry[] = MENU): MenuEntry[] {
  return menu.flatMap((entry): MenuEntry[] => {
    if (!satisfies(held, entry.rule)) return [];
    if (!isGroup(entry)) return [entry];
    const links = entry.links.filter(({ rule }) => satisfies(held, rule));
    return links.length > 0 ? [{ ...entry, links }] : [];
  });
}

/** Whether a path is the link's page or one below it. */
export function leadsTo({ to }: Pick<MenuLink, 'to'>, path: string): boolean {
  const [own, current] = [to.toLowerCase(), path.toLowerCase()];
  return current === own || current.startsWith(`${own}/`);
}

/** Of all links that fit a path the most exact one: `/support/tickets` is not `/support`. */
export function currentLink(menu: readonly MenuEntry[], path: string): MenuLink | null {
  const fitting = menu
    .flatMap((entry) => (isGroup(entry) ? entry.links : [entry]))
    .filter((link) => leadsTo(link, path));
  return fitting.reduce<MenuLink | null>(
    (best, link) => (best && best.to.length >= link.to.length ? best : link),
    null,
  );
}
