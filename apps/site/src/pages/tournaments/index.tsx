import { usePage } from '../../api/use-page';
import { AllTournaments } from '../../features/tournaments/all/AllTournaments';
import page from './index.page';

export default function TournamentsPage() {
  return <AllTournaments {...usePage(page)} />;
}
