/** What the palette can open or do besides what the search finds. Pure. */
import type { Permissions } from '@mes/domain/permissions/permissions';
import { FITS, type Fit, fitOf } from '@mes/domain/search/fit';
import { compareRanked } from '@mes/domain/search/rank';
import { accessiblePages } from '../dashboard/accessible-pages';
import * as texts from '../texts';
import { GO_KEYS } from './go-keys';

export type ActionName = 'switchTheme' | 'signIn' | 'logOut' | 'clearRecent';

export interface PaletteCommand {
  readonly id: string;
  readonly name: string;
  /** Where a page stands in the menu. */
  readonly detail: string | null;
  /** The page to open, or what to do. */
  readonly does: { readonly to: string } | { readonly action: ActionName };
}

export interface CommandsInput {
  readonly permissions: Permissions;
  readonly isSignedIn: boolean;
  readonly isDark: boolean;
  readonly hasRecent: boolean;
  /** What waits for the account now. */
  readonly due: readonly PaletteCommand[];
  readonly exists: (path: string) => boolean;
}

/** Only what is allowed now. */
export function commandsFor(input: CommandsInput): PaletteCommand[] {
  return [...input.due, ...actionsFor(input), ...pagesFor(input)];
}

export function actionsFor({ isSignedIn, isDark, hasRecent }: CommandsInput): PaletteCommand[] {
  return [
    action('switchTheme', isDark ? texts.switchToLight : texts.switchToDark),
    isSignedIn ? action('logOut', texts.logOut) : action('signIn', texts.signIn),
    ...(hasRecent ? [action('clearRecent', texts.clearRecent)] : []),
  ];
}

function pagesFor({ permissions, isSignedIn, exists }: CommandsInput): PaletteCommand[] {
  const groups = accessiblePages(permissions, { exists });
  return [
    page('/', texts.home, null),
    page('/dashboard', isSignedIn ? texts.dashboard : texts.loginOrRegister, null),
    ...groups.flatMap(({ label, links }) => links.map((link) => page(link.to, link.label, label))),
  ];
}

/** The places that most people look for. */
export function placesFor(input: CommandsInput): PaletteCommand[] {
  const pages = pagesFor(input);
  return PLACES.flatMap((to) => pages.find((each) => each.id === `page-${to}`) ?? []);
}

const PLACES = Object.values(GO_KEYS);

/** Those that the text fits, best first, in the order of the menu where it fits alike. */
export function findCommands(
  commands: readonly PaletteCommand[],
  text: string,
): { commands: PaletteCommand[]; fit: Fit } {
  if (text === '') return { commands: [...commands], fit: 'exact' };
  const ranked = commands
    .map((command, index) => ({
      command,
      fit: fitOf(text, { name: command.name }),
      fame: -index,
      name: command.name,
    }))
    .filter(({ fit }) => fit !== 'similar')
    .toSorted(compareRanked);
  return { commands: ranked.map(({ command }) => command), fit: ranked[0]?.fit ?? 'similar' };
}

/** Whether the commands come before a group: only if they fit better, for names are meant first. */
export function comesBefore(fit: Fit, group: { readonly fit: Fit }): boolean {
  return FITS.indexOf(fit) < FITS.indexOf(group.fit);
}

function action(name: ActionName, label: string): PaletteCommand {
  return { id: `action-${name}`, name: label, detail: null, does: { action: name } };
}

function page(to: string, name: string, detail: string | null): PaletteCommand {
  return { id: `page-${to}`, name, detail, does: { to } };
}
