import { News } from '../features/articles/News';
import { Home } from '../features/home/Home';
import { LatestResults } from '../features/home/LatestResults';
import { Ranking } from '../features/home/Ranking';
import { Ticker } from '../features/home/Ticker';

export default function HomePage() {
  return (
    <Home ticker={<Ticker />}>
      <LatestResults />
      <News />
      <Ranking />
    </Home>
  );
}
