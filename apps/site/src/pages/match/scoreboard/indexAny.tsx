import { ScoreboardPage } from '../../../features/matches/ScoreboardPage';
import { useParams } from '../../../router/RouterProvider';

export default function ScoreboardOfMatch() {
  const { value = '' } = useParams();
  return <ScoreboardPage key={value} id={value} />;
}
