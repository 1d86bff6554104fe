import { usePage } from '../../api/use-page';
import { TournamentPage } from '../../features/tournaments/TournamentPage';
import page from './indexAny.page';

export default function Tournament() {
  const { value, tournament } = usePage(page);
  return <TournamentPage key={value} id={value} tournament={tournament} />;
}
