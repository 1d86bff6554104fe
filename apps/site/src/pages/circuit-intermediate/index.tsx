import { PresentedTournament } from '../../features/tournaments/PresentedTournament';

export default function CircuitIntermediate() {
  return <PresentedTournament series="circuit-intermediate" />;
}
