import { usePage } from '../../api/use-page';
import { PresentedTournament } from '../../features/tournaments/PresentedTournament';
import page from './index.page';

export default function ProLeague() {
  const { editions, tournament } = usePage(page);
  return <PresentedTournament series="proleague" editions={editions} tournament={tournament} />;
}
