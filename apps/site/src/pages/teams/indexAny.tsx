import { usePage } from '../../api/use-page';
import { TeamPage } from '../../features/teams/TeamPage';
import page from './indexAny.page';

export default function Team() {
  const { value, team } = usePage(page);
  return <TeamPage key={value} name={value} team={team} />;
}
