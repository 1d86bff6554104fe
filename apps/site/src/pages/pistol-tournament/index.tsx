import { usePage } from '../../api/use-page';
import { PresentedTournament } from '../../features/tournaments/PresentedTournament';
import page from './index.page';

export default function PistolTournament() {
  const { editions, tournament } = usePage(page);
  return (
    <PresentedTournament series="pistol-tournament" editions={editions} tournament={tournament} />
  );
}
