import { useParams } from 'react-router';
import { TournamentPage } from '../../features/tournaments/TournamentPage';

export default function Tournament() {
  const { value = '' } = useParams();
  return <TournamentPage key={value} id={value} />;
}
