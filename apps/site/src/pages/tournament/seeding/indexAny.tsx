import { Seeding } from '../../../features/tournament-desk/seeding/Seeding';
import { useParams } from '../../../router/RouterProvider';

export default function TournamentSeedingPage() {
  const { value = '' } = useParams();
  return <Seeding key={value} id={value} />;
}
