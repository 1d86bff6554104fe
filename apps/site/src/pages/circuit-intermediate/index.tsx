import { usePage } from '../../api/use-page';
import { PresentedTournament } from '../../features/tournaments/PresentedTournament';
import page from './index.page';

export default function CircuitIntermediate() {
  const { editions, tournament } = usePage(page);
  return (
    <PresentedTournament
      series="circuit-intermediate"
      editions={editions}
      tournament={tournament}
    />
  );
}
