import { useCall } from '../../api/use-call';
import { Alert } from '../../components/states/Alert';
import { Loaded } from '../../components/states/Loaded';
import { SkeletonRows } from '../../components/states/Skeleton';
import { ChannelChoices } from './ChannelChoices';
import { Connection } from './Connection';
import { FailedDeliveries } from './FailedDeliveries';
import { RoleChoices } from './RoleChoices';
import { TestMessage } from './TestMessage';
import * as texts from './texts';
import { UnlinkedPlayers } from './UnlinkedPlayers';

/** How the site is connected with Discord, and what goes there. */
export function DiscordSettings() {
  const status = useCall('discord', 'status', {});
  return (
    <Loaded query={status} skeleton={<SkeletonRows rows={6} height={64} />}>
      {(found) => (
        <>
          {!found.configured && (
            <Alert title={texts.notConfiguredTitle}>{texts.notConfiguredBody}</Alert>
          )}
          <Connection status={found} />
          {found.configured && (
            <>
              <ChannelChoices />
              <RoleChoices />
              <TestMessage />
              <FailedDeliveries />
              <UnlinkedPlayers />
            </>
          )}
        </>
      )}
    </Loaded>
  );
}
