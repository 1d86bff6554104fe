import { PresentedTournament } from '../../features/tournaments/PresentedTournament';

export default function ProLeague() {
  return <PresentedTournament series="proleague" />;
}
