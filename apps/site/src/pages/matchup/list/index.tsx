import { satisfies } from '@mes/domain/permissions/permissions';
import { usePermissions } from '../../../api/account';
import { Button } from '../../../components/Button';
import { Page } from '../../../components/layout/Page';
import { Restricted } from '../../../components/notices/Restricted';
import { MatchupList } from '../../../features/rooms/MatchupList';
import * as texts from '../../../features/rooms/texts';

export default function List() {
  return (
    <Page
      title={texts.matchups}
      lead={texts.matchupsLead}
      actions={
        satisfies(usePermissions(), 'Moderator') && (
          <Button to="/matchup/create">{texts.createMatchup}</Button>
        )
      }
    >
      <Restricted to="Moderator">
        <MatchupList />
      </Restricted>
    </Page>
  );
}
