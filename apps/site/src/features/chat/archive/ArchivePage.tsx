import { satisfies } from '@mes/domain/permissions/permissions';
import { usePermissions } from '../../../api/account';
import { Button } from '../../../components/Button';
import { Page } from '../../../components/layout/Page';
import * as texts from '../texts';
import { ChatArchive } from './ChatArchive';
import { DiscordArchive } from './DiscordArchive';

export default function ArchivePage() {
  const isStaff = satisfies(usePermissions(), 'Moderator');
  return (
    <Page
      title={texts.archive}
      lead={texts.archiveLead}
      actions={
        <Button to="/chat" variant="ghost">
          {texts.openChat}
        </Button>
      }
    >
      {isStaff && <DiscordArchive />}
      <ChatArchive />
    </Page>
  );
}
