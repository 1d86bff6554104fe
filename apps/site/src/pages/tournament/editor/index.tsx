import { satisfies } from '@mes/domain/permissions/permissions';
import { usePermissions } from '../../../api/account';
import { Page } from '../../../components/layout/Page';
import { Restricted } from '../../../components/notices/Restricted';
import { NewTournament } from '../../../features/tournament-desk/editor/NewTournament';
import { TournamentChooser } from '../../../features/tournament-desk/TournamentChooser';
import * as texts from '../../../features/tournament-desk/texts';

export default function TournamentEditorPage() {
  return (
    <Page
      title={texts.tournamentEditor}
      lead={texts.editorLead}
      actions={satisfies(usePermissions(), 'Admin') && <NewTournament />}
    >
      <Restricted to="Admin">
        <TournamentChooser to={(id) => `/tournament/editor/${encodeURIComponent(id)}`} />
      </Restricted>
    </Page>
  );
}
