import type { WebsiteMatch } from '@mes/contract/match-schemas';
import { skinOf } from '@mes/domain/tournament/name/skin';
import { Page } from '../../components/layout/Page';
import { RestrictedPage } from '../../components/notices/RestrictedPage';
import { LoadedPage } from '../../components/states/LoadedPage';
import { pairing } from '../matches/labels';
import { noMatch } from '../matches/texts';
import { useStaffMatch } from '../matches/use-match';
import { CaptureBoard } from './CaptureBoard';
import { NameMaps } from './NameMaps';
import * as texts from './texts';

/** The page on which staff capture a match, event by event. */
export function CapturePage({ matchId }: { matchId: string }) {
  return (
    <RestrictedPage title={texts.capture} to="Moderator">
      <LoadedCapture matchId={matchId} />
    </RestrictedPage>
  );
}

function LoadedCapture({ matchId }: { matchId: string }) {
  const match = useStaffMatch(matchId);
  return (
    <LoadedPage query={match} title={texts.capture} missing={noMatch}>
      {(found) => <Board match={found} />}
    </LoadedPage>
  );
}

function Board({ match }: { match: WebsiteMatch }) {
  const skin = skinOf(match.tournament?.id);
  const title = `${texts.capture}: ${pairing(match)}`;
  if (match.maps.length === 0) {
    return (
      <Page title={title} skin={skin} lead={texts.nameMapsLead}>
        <NameMaps match={match} />
      </Page>
    );
  }
  return <Page title={title} skin={skin} head={<CaptureBoard match={match} />} />;
}
