import { IconSearch } from '@tabler/icons-react';
import { Button } from '../Button';
import * as texts from '../texts';
import { openPalette } from './palette-state';

/** Where nothing was found: it may have another name or address. */
export function SearchButton() {
  return (
    <Button
      variant="ghost"
      icon={<IconSearch stroke={1.75} aria-hidden="true" />}
      onClick={openPalette}
    >
      {texts.searchSite}
    </Button>
  );
}
