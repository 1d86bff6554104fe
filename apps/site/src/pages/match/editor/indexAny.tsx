import { useParams } from 'react-router';
import { RestrictedPage } from '../../../components/notices/RestrictedPage';
import { MatchEditor } from '../../../features/matches/editor/MatchEditor';

export default function EditMatch() {
  const { value = '' } = useParams();
  return (
    <RestrictedPage title="Match Editor" to="Moderator">
      <MatchEditor key={value} id={value} />
    </RestrictedPage>
  );
}
