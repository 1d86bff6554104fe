import { IconDots } from '@tabler/icons-react';
import { useState } from 'react';
import { useLocation } from '../../router/RouterProvider';
import { MenuDropdown } from '../menu/MenuDropdown';
import { useAccountLinks } from '../menu/use-menu';
import { currentLink } from '../menu/visible-menu';
import * as texts from '../texts';
import { ThemeEntry } from './ThemeEntry';

/** The pages of the account, beside its name. */
export function AccountMenu() {
  const links = useAccountLinks();
  const { pathname } = useLocation();
  const [open, setOpen] = useState(false);
  return (
    <MenuDropdown
      label={texts.accountMenu}
      icon={<IconDots size={18} stroke={1.75} aria-hidden="true" />}
      atEnd
      links={links}
      current={currentLink(links, pathname)}
      open={open}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
    >
      <ThemeEntry />
    </MenuDropdown>
  );
}
