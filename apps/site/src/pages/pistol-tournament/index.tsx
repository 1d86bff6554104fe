import { PresentedTournament } from '../../features/tournaments/PresentedTournament';

export default function PistolTournament() {
  return <PresentedTournament series="pistol-tournament" />;
}
