import { useState } from 'react';
import { useAccount, usePermissions } from '../../api/account';
import { useCall } from '../../api/use-call';
import { pageAt } from '../../page-files';
import { darkMode } from '../../preferences';
import { useNavigate } from '../../router/use-navigate';
import { useFlag } from '../../stored-flag';
import { useSearch } from '../search/use-search';
import { signOut, startSignIn } from '../sign-in/sign-in';
import type { ActionName } from './commands';
import { dueCommands } from './due-commands';
import { type PaletteRow, paletteGroups } from './palette-groups';
import { clearRecent, rememberRecent, useRecent } from './recent';
import { readTyped, type Scope } from './typed-text';

/** What the palette shows for the typed text, and what its rows do. */
export function usePalette(onClose: () => void, typedBefore: string) {
  const [typed, setTyped] = useState(typedBefore);
  const [chosen, setChosen] = useState<Scope>('all');
  const { scope, text } = readTyped(typed, chosen);
  const kind = scope === 'all' || scope === 'actions' ? undefined : scope;
  const search = useSearch(scope === 'actions' ? '' : text, { kind });
  const recent = useRecent();
  const isDark = useFlag(darkMode);
  const permissions = usePermissions();
  const isSignedIn = useAccount() !== null;
  const home = useCall('personalHome', 'get', {}, { enabled: isSignedIn });
  const due = home.data ? dueCommands(home.data) : [];
  const navigate = useNavigate();
  // Rows of the text before stay until those of this one arrive.
  const isStale = search.state === 'searching';
  const groups = paletteGroups({
    scope,
    text,
    found: isStale ? search.previous : search.groups,
    recent,
    commands: { permissions, isSignedIn, isDark, hasRecent: recent.length > 0, due, exists },
  });

  const actions: Record<ActionName, () => void> = {
    switchTheme: () => darkMode.set(!isDark),
    signIn: () => void startSignIn(),
    logOut: () => void signOut(),
    clearRecent,
  };

  const run = ({ does, hit }: PaletteRow, { inNewTab }: { inNewTab: boolean }) => {
    if (hit) rememberRecent(hit);
    if ('to' in does && inNewTab) {
      window.open(`/app${does.to}`, '_blank', 'noopener');
      return;
    }
    if ('action' in does) actions[does.action]();
    else void navigate(does.to, { viewTransition: true });
    // The list stays open without its recent rows.
    if (!('action' in does && does.action === 'clearRecent')) onClose();
  };

  return {
    ...{ typed, scope, text, groups, search, isStale, run },
    setTyped,
    setScope: (next: Scope) => {
      setChosen(next);
      setTyped(text);
    },
  };
}

function exists(path: string): boolean {
  return pageAt(path)?.route === path;
}
