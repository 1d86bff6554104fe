import { DEFUSE_MAPS, type DefuseMap } from '@mes/domain/maps/maps';

export const TUTORIAL_PAGES = ['tips', 'weapons', 'maps'] as const;
export type TutorialPage = (typeof TUTORIAL_PAGES)[number];

/** The page of `/tutorials/{value}` and, of the maps, the one that is shown; null for no page. */
export function tutorialOf(
  value: string,
): { readonly page: TutorialPage; readonly map: DefuseMap | null } | null {
  const [name = '', mapName, ...rest] = value.replace(/\/$/, '').split('/');
  const page = name === '' ? 'tips' : TUTORIAL_PAGES.find((each) => each === name);
  if (page === undefined || rest.length > 0) return null;
  if (mapName === undefined) return { page, map: null };
  const map = DEFUSE_MAPS.find((each) => each.toLowerCase() === mapName.toLowerCase());
  return page === 'maps' && map ? { page, map } : null;
}

export function tutorialPath(page: TutorialPage): string {
  return `/tutorials/${page}`;
}

export function mapPath(map: DefuseMap): string {
  return `/tutorials/maps/${map.toLowerCase()}`;
}

/** The list of tips for staff without an id; the editor of a new tip with `NEW_TIP`. */
export function tipEditorPath(id?: string): string {
  return `/tutorials/tips?tip=${id ?? TIP_LIST}`;
}

export const NEW_TIP = 'new';
export const TIP_LIST = 'all';
