import { IconPlus } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { Button } from '../../../components/Button';
import { Page } from '../../../components/layout/Page';
import { RestrictedPage } from '../../../components/notices/RestrictedPage';
import { EditorList } from '../../../features/matches/editor/EditorList';
import * as texts from '../../../features/matches/texts';

/** Loaded beside the page, because few visits find an open call. */
const StaffQueue = lazy(async () => ({
  default: (await import('../../../features/rooms/StaffQueue')).StaffQueue,
}));

export default function Editor() {
  return (
    <RestrictedPage title={texts.matchEditor} to="Moderator">
      <Page
        title={texts.matchEditor}
        actions={
          <Button to="/match/editor/create" icon={<IconPlus stroke={1.75} aria-hidden="true" />}>
            {texts.createMatch}
          </Button>
        }
      >
        <Suspense fallback={null}>
          <StaffQueue whenAny />
        </Suspense>
        <EditorList />
      </Page>
    </RestrictedPage>
  );
}
