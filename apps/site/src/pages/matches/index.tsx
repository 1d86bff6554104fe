import { usePage } from '../../api/use-page';
import { AllMatches } from '../../features/matches/all/AllMatches';
import page from './index.page';

export default function MatchesPage() {
  return <AllMatches {...usePage(page)} />;
}
