import { RestrictedPage } from '../../../components/notices/RestrictedPage';
import { MatchEditor } from '../../../features/matches/editor/MatchEditor';
import * as texts from '../../../features/matches/texts';
import { useParams } from '../../../router/RouterProvider';

export default function EditMatch() {
  const { value = '' } = useParams();
  return (
    <RestrictedPage title={texts.matchEditor} to="Moderator">
      <MatchEditor key={value} id={value} />
    </RestrictedPage>
  );
}
