import { usePage } from '../../api/use-page';
import { MatchPage } from '../../features/matches/MatchPage';
import page from './indexAny.page';

export default function Match() {
  const { value, match } = usePage(page);
  return <MatchPage key={value} id={value} match={match} />;
}
