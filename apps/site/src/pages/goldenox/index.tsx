import { PresentedTournament } from '../../features/tournaments/PresentedTournament';

export default function GoldenOx() {
  return <PresentedTournament series="goldenox" />;
}
