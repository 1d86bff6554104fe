import { channels } from '@mes/client/channels';
import { useCall } from '../../../api/use-call';
import { useLive } from '../../../api/use-live';
import { Button } from '../../../components/Button';
import { Page } from '../../../components/layout/Page';
import { RestrictedPage } from '../../../components/notices/RestrictedPage';
import { LoadedPage } from '../../../components/states/LoadedPage';
import { DeskTabs } from '../DeskTabs';
import { Basics, Rules } from './Basics';
import { Dates, Entry } from './Dates';
import { Disposal } from './Disposal';
import { Life } from './Life';
import { Picture } from './Picture';
import { MapPool, Prizes } from './Prizes';
import { Stages } from './Stages';

/** Everything that can be set of a tournament, each part saved by itself. */
export function Editor({ id }: { id: string }) {
  return (
    <RestrictedPage title="Tournament editor" to="Admin">
      <LoadedEditor id={id} />
    </RestrictedPage>
  );
}

function LoadedEditor({ id }: { id: string }) {
  const tournament = useCall('tournaments', 'edited', { id });
  useLive(channels.tournament(id), { reads: ['tournaments'] });
  return (
    <LoadedPage query={tournament} title={id} missing={`There is no tournament with the id ${id}.`}>
      {(found) => (
        <Page
          title={found.name}
          lead={found.archived ? 'Archived: it stands in no list.' : undefined}
          actions={
            <Button to={`/tournament/${encodeURIComponent(found.id)}`} variant="ghost">
              Open its page
            </Button>
          }
        >
          <DeskTabs id={found.id} at="editor" />
          <Life tournament={found} />
          <Basics tournament={found} />
          <Picture tournament={found} />
          <Dates tournament={found} />
          <Entry tournament={found} />
          <Stages tournament={found} />
          <MapPool tournament={found} />
          <Prizes tournament={found} />
          <Rules tournament={found} />
          <Disposal tournament={found} />
        </Page>
      )}
    </LoadedPage>
  );
}
