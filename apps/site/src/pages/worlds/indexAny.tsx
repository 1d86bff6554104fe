import { usePage } from '../../api/use-page';
import { PresentedTournament } from '../../features/tournaments/PresentedTournament';
import page from './indexAny.page';

export default function Worlds() {
  const { value, editions, tournament } = usePage(page);
  return (
    <PresentedTournament
      key={value}
      series="worlds"
      year={value}
      editions={editions}
      tournament={tournament}
    />
  );
}
