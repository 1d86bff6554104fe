import { IconPlus } from '@tabler/icons-react';
import { Button } from '../../../components/Button';
import { Page } from '../../../components/layout/Page';
import { RestrictedPage } from '../../../components/notices/RestrictedPage';
import { EditorList } from '../../../features/matches/editor/EditorList';

const TITLE = 'Match Editor';

export default function Editor() {
  return (
    <RestrictedPage title={TITLE} to="Moderator">
      <Page
        title={TITLE}
        actions={
          <Button to="/match/editor/create" icon={<IconPlus stroke={1.75} aria-hidden="true" />}>
            Create match
          </Button>
        }
      >
        <EditorList />
      </Page>
    </RestrictedPage>
  );
}
