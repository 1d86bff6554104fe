import { useParams } from 'react-router';
import { MatchPage } from '../../features/matches/MatchPage';

export default function Match() {
  const { value = '' } = useParams();
  return <MatchPage key={value} id={value} />;
}
