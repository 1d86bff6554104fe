import { useParams } from 'react-router';
import { MatchRoom } from '../../features/rooms/MatchRoom';

export default function Matchup() {
  const { value = '' } = useParams();
  return <MatchRoom key={value} id={value} />;
}
