import type { Ticker } from '@mes/contract/match-schemas';
import { Section } from '../../components/layout/Section';
import { EmptyRow } from '../../components/states/EmptyRow';
import { Loaded } from '../../components/states/Loaded';
import type { QueryLike } from '../../components/states/load-state';
import { SkeletonRows } from '../../components/states/Skeleton';
import styles from './Home.module.css';
import { ResultDays } from './ResultDays';
import * as texts from './texts';

/** The latest results of all tournaments. */
export function LatestResults({ ticker }: { ticker: QueryLike<Ticker> }) {
  const skeleton = <SkeletonRows rows={8} height={48} />;
  return (
    <Section
      title={texts.latestResults}
      more={{ to: '/matches?show=results', label: texts.allMatches }}
      className={styles.results}
    >
      <Loaded query={ticker} skeleton={skeleton}>
        {({ recent }) =>
          recent.length === 0 ? (
            <EmptyRow>{texts.noMatchesPlayed}</EmptyRow>
          ) : (
            <ResultDays matches={recent} />
          )
        }
      </Loaded>
    </Section>
  );
}
