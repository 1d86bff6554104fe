import { useParams } from 'react-router';
import { TeamPage } from '../../features/teams/TeamPage';

export default function Team() {
  const { value = '' } = useParams();
  return <TeamPage key={value} name={value} />;
}
