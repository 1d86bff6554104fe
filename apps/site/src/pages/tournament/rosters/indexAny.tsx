import { useParams } from 'react-router';
import { Rosters } from '../../../features/tournament-desk/rosters/Rosters';

export default function TournamentRostersPage() {
  const { value = '' } = useParams();
  return <Rosters key={value} id={value} />;
}
