import { channels } from '@mes/client/channels';
import { useCall } from '../../api/use-call';
import { useLive } from '../../api/use-live';
import { EmptyRow } from '../../components/states/EmptyRow';
import { Loaded } from '../../components/states/Loaded';
import { SkeletonRows } from '../../components/states/Skeleton';
import { useSearchParams } from '../../router/use-search-params';
import { SubjectSearch } from './SubjectSearch';
import { SubjectView } from './SubjectView';
import * as texts from './texts';

/** One player or team, named by the address. */
export function Manage() {
  const [params, setParams] = useSearchParams();
  const about = params.get('about')?.trim() ?? '';
  return (
    <>
      <SubjectSearch onChoose={(chosen) => setParams({ about: chosen })} />
      {about === '' ? (
        <EmptyRow>{texts.chooseSubject}</EmptyRow>
      ) : (
        <Subject key={about} about={about} />
      )}
    </>
  );
}

function Subject({ about }: { about: string }) {
  useLive(channels.staff(), { reads: ['notes'] });
  const notes = useCall('notes', 'read', { id: about });
  return (
    <Loaded query={notes} skeleton={<SkeletonRows rows={5} height={72} />}>
      {(record) => <SubjectView record={record} />}
    </Loaded>
  );
}
