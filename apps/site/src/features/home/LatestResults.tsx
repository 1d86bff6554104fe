import { lazy, Suspense } from 'react';
import { useCall } from '../../api/use-call';
import { Section } from '../../components/layout/Section';
import { EmptyRow } from '../../components/states/EmptyRow';
import { Loaded } from '../../components/states/Loaded';
import { SkeletonRows } from '../../components/states/Skeleton';
import styles from './Home.module.css';

// Below the first screen of a phone: the cards above do not wait for it.
const MatchRows = lazy(async () => ({
  default: (await import('../matches/MatchRows')).MatchRows,
}));

/** What was played last, everywhere. */
export function LatestResults() {
  const ticker = useCall('matches', 'ticker', {});
  const skeleton = <SkeletonRows rows={8} height={48} />;
  return (
    <Section
      title="Latest results"
      more={{ to: '/match/search', label: 'All matches' }}
      className={styles.results}
    >
      <Loaded query={ticker} skeleton={skeleton}>
        {({ recent }) =>
          recent.length === 0 ? (
            <EmptyRow>No matches played yet.</EmptyRow>
          ) : (
            <Suspense fallback={skeleton}>
              <MatchRows matches={recent} />
            </Suspense>
          )
        }
      </Loaded>
    </Section>
  );
}
