import type { FeaturedMatch } from '@mes/contract/match-schemas';
import type { ReactNode } from 'react';
import { useAccount } from '../../api/account';
import { COMMUNITY } from '../../community';
import { Page } from '../../components/layout/Page';
import { Hidden } from '../../components/text/Hidden';
import { interpolate } from '../../interpolate';
import { AffiliateCard } from './AffiliateCard';
import { DashboardCard } from './DashboardCard';
import { FeatureCard } from './FeatureCard';
import styles from './Home.module.css';
import { LiveBlock } from './LiveBlock';
import { LiveCard } from './LiveCard';
import * as texts from './texts';
import { useIsFirstVisit } from './use-is-first-visit';

interface HomeProps {
  /** Values of two properties; undefined until they are loaded. */
  streamLink: unknown;
  discount: unknown;
  /** The match that is played now, if any. */
  match?: FeaturedMatch | null;
  /** The next match of the account, on the dashboard card. */
  ownMatch?: ReactNode;
  /** Whether other matches are live, too. */
  hasMoreLive?: boolean;
  /** A strip above the cards: live and next matches. */
  ticker?: ReactNode;
  /** Sections below the cards, on twelve columns: results, news, ranking. */
  children?: ReactNode;
}

/** The cards of the home page, with slots for content of other features. */
export function Home(props: HomeProps) {
  const { streamLink, discount, match = null, ownMatch } = props;
  const { hasMoreLive = false, ticker, children } = props;
  const signedIn = useAccount() !== null;
  const isFirstVisit = useIsFirstVisit();
  const isLive = typeof streamLink === 'string' && streamLink !== '';

  return (
    <Page
      title={COMMUNITY.name}
      head={
        <>
          {ticker}
          <div className={styles.page}>
            <h1>
              <Hidden>{interpolate(texts.homeOf, { community: COMMUNITY.name })}</Hidden>
            </h1>
            <div
              className={styles.mosaic}
              data-live={isLive || undefined}
              data-plain={COMMUNITY.homeCards.length === 0 || undefined}
              data-alone={!children || undefined}
              data-enters={isFirstVisit || undefined}
            >
              {isLive && <LiveCard streamLink={streamLink} match={match} />}
              <DashboardCard signedIn={signedIn}>{ownMatch}</DashboardCard>
              {COMMUNITY.homeCards.map((card, index) => (
                <FeatureCard key={card.title} card={card} large={index === 0} />
              ))}
              {COMMUNITY.promotion && (
                <AffiliateCard promotion={COMMUNITY.promotion} large={discount === '30%'} />
              )}
            </div>
            {!isLive && match && <LiveBlock match={match} hasMore={hasMoreLive} />}
          </div>
        </>
      }
    >
      {children && <div className={styles.sections}>{children}</div>}
    </Page>
  );
}
