import { usePage } from '../../api/use-page';
import { GiveawayPage } from '../../features/giveaways/GiveawayPage';
import page from './indexAny.page';

export default function OneGiveawayPage() {
  const { value, giveaway } = usePage(page);
  return <GiveawayPage key={value} giveaway={giveaway} />;
}
