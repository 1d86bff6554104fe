import { PresentedTournament } from '../../features/tournaments/PresentedTournament';

export default function Embers() {
  return <PresentedTournament series="embers" />;
}
