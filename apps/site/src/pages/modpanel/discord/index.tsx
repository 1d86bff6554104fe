import { Page } from '../../../components/layout/Page';
import { Restricted } from '../../../components/notices/Restricted';
import { DiscordSettings } from '../../../features/discord/DiscordSettings';
import * as texts from '../../../features/discord/texts';

export default function DiscordPage() {
  return (
    <Page title={texts.discord} lead={texts.discordLead}>
      <Restricted to="Moderator">
        <DiscordSettings />
      </Restricted>
    </Page>
  );
}
