import { usePage } from '../../api/use-page';
import { Store } from '../../features/store/Store';
import page from './index.page';

export default function StorePage() {
  return <Store items={usePage(page).items} />;
}
