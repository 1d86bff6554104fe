import type { TournamentSummary } from '@mes/contract/tournament-schemas';
import { parse } from '@mes/domain/tournament/name/tournament-name';
import { AppLink } from '../../components/AppLink';
import { useLocation } from '../../router/RouterProvider';
import styles from './Editions.module.css';
import * as texts from './texts';

/** The other editions of a series, newest first. */
export function Editions({ all, shownId }: { all: readonly TournamentSummary[]; shownId: string }) {
  const { pathname } = useLocation();
  if (all.length < 2) return null;
  return (
    <nav aria-label={texts.editions} className={styles.editions}>
      {all.map(({ id, name }) => (
        <AppLink
          key={id}
          to={`${pathname}?edition=${encodeURIComponent(id)}`}
          className={styles.edition}
          aria-current={id === shownId ? 'page' : undefined}
        >
          {shortName(name)}
        </AppLink>
      ))}
    </nav>
  );
}

/** What distinguishes an edition: `S4 EU`, `2024`, `#2`; the whole name without such a part. */
function shortName(name: string): string {
  const { season, region, stage } = parse(name);
  const year = /\b(?:19|20)\d\d\b/.exec(name)?.[0];
  const parts = [year, season > 0 ? `S${season}` : null, region, stage].filter(Boolean);
  return parts.length > 0 ? parts.join(' ') : name;
}
