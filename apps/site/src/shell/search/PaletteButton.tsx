import { classNames } from '@mes/ui/class-names';
import { IconSearch } from '@tabler/icons-react';
import { IconButton } from '../../components/IconButton';
import { openPalette } from '../../components/search/palette-state';
import { useIsHydrating } from '../../ssr/hydration';
import * as texts from '../texts';
import styles from './PaletteButton.module.css';

/** For windows without room for the search box. */
export function PaletteButton() {
  return (
    <IconButton
      label={texts.searchAndCommands}
      icon={<IconSearch stroke={1.75} />}
      aria-haspopup="dialog"
      onClick={openPalette}
    />
  );
}

/** The keys that open the palette, to press or to click. */
export function PaletteHint({ className }: { className?: string }) {
  const isHydrating = useIsHydrating();
  const isMac = !isHydrating && /Mac|iPhone|iPad/.test(navigator.platform);
  return (
    <button
      type="button"
      className={classNames(styles.hint, className)}
      aria-label={texts.searchAndCommands}
      aria-haspopup="dialog"
      aria-keyshortcuts={isMac ? 'Meta+K' : 'Control+K'}
      onClick={openPalette}
    >
      {isMac ? texts.paletteKeysOfMac : texts.paletteKeys}
    </button>
  );
}
