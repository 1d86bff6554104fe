import { MENU_BAR } from '@mes/ui/tokens/breakpoints';
import { useMedia } from '../../ssr/use-media';

/**
 * Wide windows have a menu bar, others a sheet. Only one is rendered, which saves work on phones. Null
 * during hydration: then both menus are rendered, and CSS hides one.
 */
export function useWide(): boolean | null {
  return useMedia(MENU_BAR);
}
