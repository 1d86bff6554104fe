import { useParams } from 'react-router';
import { PlayerPage } from '../../features/players/PlayerPage';

export default function Player() {
  const { value = '' } = useParams();
  return <PlayerPage key={value} id={value} />;
}
