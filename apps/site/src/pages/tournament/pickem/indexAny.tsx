import { usePage } from '../../../api/use-page';
import { PickemPage } from '../../../features/pickem/PickemPage';
import page from './indexAny.page';

export default function TournamentPickemPage() {
  const { value, pickem, shown } = usePage(page);
  return <PickemPage key={value} id={value} pickem={pickem} shown={shown} />;
}
