import { channels } from '@mes/client/channels';
import type { WebsiteMatch } from '@mes/contract/match-schemas';
import { skinOf } from '@mes/domain/tournament/name/skin';
import { useCall } from '../../api/use-call';
import { useLive } from '../../api/use-live';
import { Button } from '../../components/Button';
import { Page } from '../../components/layout/Page';
import { Spoiler } from '../../components/spoilers/HiddenResult';
import { EmptyRow } from '../../components/states/EmptyRow';
import { LoadedPage } from '../../components/states/LoadedPage';
import { interpolate } from '../../interpolate';
import { pairing, tellsResult } from './labels';
import { MatchHero } from './MatchHero';
import { matchPath } from './paths';
import { Scoreboard } from './scoreboard/Scoreboard';
import * as texts from './texts';
import { useMatch } from './use-match';

/** Only the scoreboard, at full width: for a second screen and for casters. */
export function ScoreboardPage({ id }: { id: string }) {
  const match = useMatch(id);
  return (
    <LoadedPage query={match} title={texts.scoreboard} missing={texts.noMatch}>
      {(found) => <Board match={found} />}
    </LoadedPage>
  );
}

/** The match that is live now; switches to the next one by itself. */
export function LiveScoreboard() {
  const live = useCall('matches', 'find', { states: ['live'], size: 1 });
  useLive(channels.matches(), { reads: ['matches'] });
  return (
    <LoadedPage query={live} title={texts.scoreboard} missing={texts.noMatch}>
      {({ data: [match] }) =>
        match ? (
          <ScoreboardPage key={match.id} id={match.id} />
        ) : (
          <Page title={texts.scoreboard}>
            <EmptyRow action={{ to: '/match/search', label: texts.searchForMatch }}>
              {texts.noMatchLive}
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
      title={interpolate(texts.scoreboardOfMatch, { pairing: pairing(match) })}
      skin={skinOf(match.tournament?.id)}
      head={
        <MatchHero
          match={match}
          actions={
            <Button to={matchPath(match.id)} variant="ghost" size="sm">
              {texts.openMatch}
            </Button>
          }
        />
      }
    >
      <Spoiler of={tellsResult(match) ? match.id : null}>
        <Scoreboard match={match} />
      </Spoiler>
    </Page>
  );
}
