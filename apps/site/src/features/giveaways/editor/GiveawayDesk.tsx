import { useSearchParams } from '../../../router/use-search-params';
import { GiveawayEditor } from './GiveawayEditor';
import { GiveawayList } from './GiveawayList';

/** The list of giveaways, or the editor of the one named in the URL. */
export function GiveawayDesk() {
  const [params] = useSearchParams();
  const id = params.get('giveaway');
  return id === null ? <GiveawayList /> : <GiveawayEditor key={id} id={id} />;
}
