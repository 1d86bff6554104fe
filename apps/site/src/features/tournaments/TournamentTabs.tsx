import { Tabs } from '../../components/layout/Tabs';
import { useLocation } from '../../router/RouterProvider';
import type { Part, PartId } from './parts';
import styles from './TournamentTabs.module.css';
import * as texts from './texts';

/** Each part has a URL of its own, for links and the back button. */
export function TournamentTabs({ parts, shown }: { parts: readonly Part[]; shown: PartId }) {
  const { pathname, search } = useLocation();
  return (
    <div className={styles.bar}>
      <div className={styles.inner}>
        <Tabs
          label={texts.tournament}
          className={styles.tabs}
          value={shown}
          tabs={parts.map((part) => ({ ...part, to: partUrl(pathname, search, part.id) }))}
        />
      </div>
    </div>
  );
}

export function partUrl(pathname: string, search: string, part: PartId): string {
  const query = new URLSearchParams(search);
  if (part === 'overview') query.delete('part');
  else query.set('part', part);
  return query.size > 0 ? `${pathname}?${query}` : pathname;
}
