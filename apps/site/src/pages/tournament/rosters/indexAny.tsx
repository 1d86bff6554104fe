import { Rosters } from '../../../features/tournament-desk/rosters/Rosters';
import { useParams } from '../../../router/RouterProvider';

export default function TournamentRostersPage() {
  const { value = '' } = useParams();
  return <Rosters key={value} id={value} />;
}
