import { usePage } from '../../api/use-page';
import { PresentedTournament } from '../../features/tournaments/PresentedTournament';
import page from './index.page';

export default function GoldenOx() {
  const { editions, tournament } = usePage(page);
  return <PresentedTournament series="goldenox" editions={editions} tournament={tournament} />;
}
