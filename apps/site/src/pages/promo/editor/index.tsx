import { RestrictedPage } from '../../../components/notices/RestrictedPage';
import { GiveawayDesk } from '../../../features/giveaways/editor/GiveawayDesk';
import * as texts from '../../../features/giveaways/texts';

export default function PromoEditorPage() {
  return (
    <RestrictedPage title={texts.promoEditor} to="Admin">
      <GiveawayDesk />
    </RestrictedPage>
  );
}
