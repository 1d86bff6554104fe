import { RestrictedPage } from '../../../../components/notices/RestrictedPage';
import { NewMatch } from '../../../../features/matches/editor/MatchEditor';
import * as texts from '../../../../features/matches/texts';

export default function CreateMatch() {
  return (
    <RestrictedPage title={texts.createMatch} to="Moderator">
      <NewMatch />
    </RestrictedPage>
  );
}
