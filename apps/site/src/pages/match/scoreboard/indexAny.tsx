import { useParams } from 'react-router';
import { ScoreboardPage } from '../../../features/matches/ScoreboardPage';

export default function ScoreboardOfMatch() {
  const { value = '' } = useParams();
  return <ScoreboardPage key={value} id={value} />;
}
