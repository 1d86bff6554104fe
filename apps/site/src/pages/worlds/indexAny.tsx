import { useParams } from 'react-router';
import { PresentedTournament } from '../../features/tournaments/PresentedTournament';

export default function Worlds() {
  const { value = '' } = useParams();
  return <PresentedTournament key={value} series="worlds" year={Number(value)} />;
}
