import { type Permissions, satisfies } from '@mes/domain/permissions/permissions';
import { isGroup, MENU, type MenuGroup, type MenuLink } from '../menu/menu-table';
import { MORE_PAGES } from './more-pages';

/** What the menu shows outside of a group stands in the first. */
const ORDER = ['Community', 'Tournaments', 'Leaderboards', 'Staff', 'Admin'];

/**
 * Every page that an account may open, in groups. A group's own rule says only where the menu shows
 * it: a caster has no staff group there, but may open caster info.
 */
export function openPages(held: Permissions, exists: (path: string) => boolean): MenuGroup[] {
  const groups = new Map<string, MenuLink[]>(ORDER.map((label) => [label, []]));
  const seen = new Set<string>();
  for (const entry of [...MENU, ...MORE_PAGES]) {
    const label = isGroup(entry) && entry.label !== 'Support' ? entry.label : ORDER[0]!;
    for (const link of isGroup(entry) ? entry.links : [entry]) {
      const rule = isGroup(entry) && entry.label === 'Support' ? entry.rule : link.rule;
      if (seen.has(link.to) || !satisfies(held, rule) || !exists(link.to)) continue;
      seen.add(link.to);
      groups.get(label)?.push(link);
    }
  }
  return [...groups]
    .map(([label, links]) => ({ label, links }))
    .filter(({ links }) => links.length > 0);
}
