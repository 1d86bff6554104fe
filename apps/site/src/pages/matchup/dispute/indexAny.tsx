import { RestrictedPage } from '../../../components/notices/RestrictedPage';
import { DisputePage } from '../../../features/rooms/dispute/DisputePage';
import * as texts from '../../../features/rooms/dispute/texts';
import { useParams } from '../../../router/RouterProvider';

export default function MatchDispute() {
  const { value = '' } = useParams();
  return (
    <RestrictedPage title={texts.dispute} to="Moderator">
      <DisputePage key={value} id={value} />
    </RestrictedPage>
  );
}
