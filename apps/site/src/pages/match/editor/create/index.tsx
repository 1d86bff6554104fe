import { RestrictedPage } from '../../../../components/notices/RestrictedPage';
import { NewMatch } from '../../../../features/matches/editor/MatchEditor';

export default function CreateMatch() {
  return (
    <RestrictedPage title="Create match" to="Moderator">
      <NewMatch />
    </RestrictedPage>
  );
}
