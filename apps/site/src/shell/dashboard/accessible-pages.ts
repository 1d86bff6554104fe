import { type Permissions, satisfies } from '@mes/domain/permissions/permissions';
import { isGroup, MENU, type MenuGroup, type MenuLink } from '../menu/menu-table';
import * as texts from '../texts';
import { MORE_PAGES } from './more-pages';

/** Links that are in no group of the menu go into the first one. */
const ORDER = [texts.community, texts.tournaments, texts.leaderboards, texts.staff, texts.admin];

/**
 * Every page that an account may open, in groups. The rule of a link counts before that of its group: a
 * caster does not see the staff group in the menu, but may open caster info.
 */
export function accessiblePages(
  permissions: Permissions,
  { exists, isBanned = false }: { exists: (path: string) => boolean; isBanned?: boolean },
): MenuGroup[] {
  const groups = new Map<string, MenuLink[]>(ORDER.map((label) => [label, []]));
  const seen = new Set<string>();
  for (const entry of [...MENU, ...MORE_PAGES]) {
    const label = isGroup(entry) && entry.label !== 'Support' ? entry.label : ORDER[0]!;
    for (const link of isGroup(entry) ? entry.links : [entry]) {
      const rule = link.rule ?? entry.rule;
      if (seen.has(link.to) || !satisfies(permissions, rule) || !exists(link.to)) continue;
      if (isBanned && link.refusesBanned) continue;
      seen.add(link.to);
      groups.get(label)?.push(link);
    }
  }
  return [...groups]
    .map(([label, links]) => ({ label, links }))
    .filter(({ links }) => links.length > 0);
}
