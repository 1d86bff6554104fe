import { usePage } from '../../api/use-page';
import { PresentedTournament } from '../../features/tournaments/PresentedTournament';
import page from './index.page';

export default function Embers() {
  const { editions, tournament } = usePage(page);
  return <PresentedTournament series="embers" editions={editions} tournament={tournament} />;
}
