import { usePage } from '../../api/use-page';
import { Giveaways } from '../../features/giveaways/Giveaways';
import page from './index.page';

export default function GiveawaysPage() {
  return <Giveaways list={usePage(page).list} />;
}
