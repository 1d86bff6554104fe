import { usePage } from '../../api/use-page';
import { Blacklist } from '../../features/moderation/Blacklist';
import page from './index.page';

export default function BlacklistPage() {
  return <Blacklist initial={usePage(page).entries} />;
}
