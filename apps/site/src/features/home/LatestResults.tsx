import type { Ticker } from '@mes/contract/match-schemas';
import { Section } from '../../components/layout/Section';
import { EmptyRow } from '../../components/states/EmptyRow';
import { Loaded } from '../../components/states/Loaded';
import type { QueryLike } from '../../components/states/load-state';
import { SkeletonRows } from '../../components/states/Skeleton';
import { MatchRows } from '../matches/MatchRows';
import styles from './Home.module.css';

/** The latest results of all tournaments. */
export function LatestResults({ ticker }: { ticker: QueryLike<Ticker> }) {
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
            <MatchRows matches={recent} />
          )
        }
      </Loaded>
    </Section>
  );
}
