import { Page } from '../../../components/layout/Page';
import { Restricted } from '../../../components/notices/Restricted';
import { NewTournament } from '../../../features/tournament-desk/editor/NewTournament';
import { TournamentChooser } from '../../../features/tournament-desk/TournamentChooser';

export default function TournamentEditorPage() {
  return (
    <Page
      title="Tournament editor"
      lead="Choose a tournament to change it, or begin a new one."
      actions={<NewTournament />}
    >
      <Restricted to="Admin">
        <TournamentChooser to={(id) => `/tournament/editor/${encodeURIComponent(id)}`} />
      </Restricted>
    </Page>
  );
}
