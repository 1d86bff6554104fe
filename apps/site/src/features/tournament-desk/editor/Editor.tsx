import { channels } from '@mes/client/channels';
import { useCall } from '../../../api/use-call';
import { useLive } from '../../../api/use-live';
import { Button } from '../../../components/Button';
import { Page } from '../../../components/layout/Page';
import { RestrictedPage } from '../../../components/notices/RestrictedPage';
import { LoadedPage } from '../../../components/states/LoadedPage';
import { interpolate } from '../../../interpolate';
import { BlockedStage } from '../BlockedStage';
import { DeskTabs } from '../DeskTabs';
import * as texts from '../texts';
import { Basics, Rules } from './Basics';
import { Dates, Entry } from './Dates';
import { MoreActions } from './MoreActions';
import { Picture } from './Picture';
import { MapPool, Prizes } from './Prizes';
import { Stages } from './Stages';
import { StateSteps } from './StateSteps';

/** All settings of a tournament; each section is saved separately. */
export function Editor({ id }: { id: string }) {
  return (
    <RestrictedPage title={texts.tournamentEditor} to="Admin">
      <LoadedEditor id={id} />
    </RestrictedPage>
  );
}

function LoadedEditor({ id }: { id: string }) {
  const tournament = useCall('tournaments', 'edited', { id });
  useLive(channels.tournament(id), { reads: ['tournaments', 'brackets'] });
  return (
    <LoadedPage query={tournament} title={id} missing={interpolate(texts.noTournament, { id })}>
      {(found) => (
        <Page
          title={found.name}
          lead={found.archived ? texts.archivedLead : undefined}
          actions={
            <Button to={`/tournament/${encodeURIComponent(found.id)}`} variant="ghost">
              {texts.openItsPage}
            </Button>
          }
        >
          <DeskTabs id={found.id} current="editor" />
          {found.state === 'running' && <BlockedStage id={found.id} />}
          <StateSteps tournament={found} />
          <Basics tournament={found} />
          <Picture tournament={found} />
          <Dates tournament={found} />
          <Entry tournament={found} />
          <Stages tournament={found} />
          <MapPool tournament={found} />
          <Prizes tournament={found} />
          <Rules tournament={found} />
          <MoreActions tournament={found} />
        </Page>
      )}
    </LoadedPage>
  );
}
