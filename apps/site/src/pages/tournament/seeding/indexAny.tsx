import { useParams } from 'react-router';
import { Seeding } from '../../../features/tournament-desk/seeding/Seeding';

export default function TournamentSeedingPage() {
  const { value = '' } = useParams();
  return <Seeding key={value} id={value} />;
}
