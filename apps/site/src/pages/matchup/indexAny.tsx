import { usePage } from '../../api/use-page';
import { MatchRoom } from '../../features/rooms/MatchRoom';
import page from './indexAny.page';

export default function Matchup() {
  const { value, match, room } = usePage(page);
  return <MatchRoom key={value} id={value} match={match} room={room} />;
}
