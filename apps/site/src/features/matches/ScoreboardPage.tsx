import { channels } from '@mes/client/channels';
import type { WebsiteMatch } from '@mes/contract/match-schemas';
import { skinOf } from '@mes/domain/tournament/name/skin';
import { useCall } from '../../api/use-call';
import { useLive } from '../../api/use-live';
import { Button } from '../../components/Button';
import { Page } from '../../components/layout/Page';
import { EmptyRow } from '../../components/states/EmptyRow';
import { LoadedPage } from '../../components/states/LoadedPage';
import { pairing } from './labels';
import { MatchHero } from './MatchHero';
import { matchPath } from './paths';
import { Scoreboard } from './scoreboard/Scoreboard';
import { noMatch } from './texts';
import { useMatch } from './use-match';

const TITLE = 'Scoreboard';

/** Only the scoreboard, at full width: for a second screen and for casters. */
export function ScoreboardPage({ id }: { id: string }) {
  const match = useMatch(id);
  return (
    <LoadedPage query={match} title={TITLE} missing={noMatch}>
      {(found) => <Board match={found} />}
    </LoadedPage>
  );
}

/** The match that is live now; switches to the next one by itself. */
export function LiveScoreboard() {
  const live = useCall('matches', 'find', { states: ['live'], size: 1 });
  useLive(channels.matches(), { reads: ['matches'] });
  return (
    <LoadedPage query={live} title={TITLE} missing={noMatch}>
      {({ data: [match] }) =>
        match ? (
          <ScoreboardPage key={match.id} id={match.id} />
        ) : (
          <Page title={TITLE}>
            <EmptyRow action={{ to: '/match/search', label: 'Search for a match.' }}>
              No match is live now.
            </EmptyRow>
          </Page>
        )
      }
    </LoadedPage>
  );
}

function Board({ match }: { match: WebsiteMatch }) {
  return (
    <Page
      title={`Scoreboard, ${pairing(match)}`}
      skin={skinOf(match.tournament?.id)}
      head={
        <MatchHero
          match={match}
          actions={
            <Button to={matchPath(match.id)} variant="ghost" size="sm">
              Open match
            </Button>
          }
        />
      }
    >
      <Scoreboard match={match} />
    </Page>
  );
}
