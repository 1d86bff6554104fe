import { usePage } from '../../api/use-page';
import { PlayerPage } from '../../features/players/PlayerPage';
import page from './indexAny.page';

export default function Player() {
  const { value, player, performance, statistics } = usePage(page);
  return <PlayerPage key={value} id={value} {...{ player, performance, statistics }} />;
}
