import { lazy, Suspense } from 'react';
import { useAccount } from '../api/account';
import { usePage } from '../api/use-page';
import { PartBoundary } from '../components/boundary/PartBoundary';
import { News } from '../features/articles/News';
import { Home } from '../features/home/Home';
import { LatestResults } from '../features/home/LatestResults';
import { Ranking } from '../features/home/Ranking';
import { Ticker } from '../features/home/Ticker';
import { UpNext } from '../features/home/UpNext';
import { Votings } from '../features/home/Votings';
import page from './index.page';

/** For players alone: visitors do not load it. */
const OwnMatch = lazy(() => import('../features/personal-home/OwnMatch'));

export default function HomePage() {
  const signedIn = useAccount() !== null;
  const { streamLink, discount, ticker, featured, news, ranking } = usePage(page);
  return (
    <Home
      streamLink={streamLink.data?.value}
      discount={discount.data?.value}
      match={featured.data}
      ownMatch={
        signedIn && (
          <Suspense>
            <OwnMatch />
          </Suspense>
        )
      }
      hasMoreLive={(ticker.data?.live.length ?? 0) > 1}
      ticker={
        <PartBoundary resetKey={ticker.data}>
          <Ticker ticker={ticker.data} />
        </PartBoundary>
      }
    >
      <LatestResults ticker={ticker} />
      <News newest={news} />
      <Ranking teams={ranking} />
      <UpNext ticker={ticker} />
      <Votings />
    </Home>
  );
}
