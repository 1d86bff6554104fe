import type { Ticker } from '@mes/contract/match-schemas';
import { Section } from '../../components/layout/Section';
import type { QueryLike } from '../../components/states/load-state';
import { MatchRows } from '../matches/MatchRows';
import styles from './Home.module.css';
import * as texts from './texts';

const COUNT = 3;

/** The next matches of all tournaments; nothing while none has a time. */
export function UpNext({ ticker }: { ticker: QueryLike<Ticker> }) {
  const upcoming = ticker.data?.upcoming ?? [];
  if (upcoming.length === 0) return null;
  return (
    <Section
      title={texts.upNext}
      more={{ to: '/matches', label: texts.allMatches }}
      className={styles.upNext}
    >
      <MatchRows matches={upcoming.slice(0, COUNT)} />
    </Section>
  );
}
