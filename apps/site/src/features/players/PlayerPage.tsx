import { channels } from '@mes/client/channels';
import type { PlayerStatistics } from '@mes/contract/player-statistics';
import type { WebsitePlayer } from '@mes/contract/players';
import { useAccount } from '../../api/account';
import { useLive } from '../../api/use-live';
import { Button } from '../../components/Button';
import { Page } from '../../components/layout/Page';
import { Section } from '../../components/layout/Section';
import { LoadedPage } from '../../components/states/LoadedPage';
import type { QueryLike } from '../../components/states/load-state';
import { interpolate } from '../../interpolate';
import { useSearchParams } from '../../router/use-search-params';
import { FollowButton } from '../follows/FollowButton';
import { Clips } from '../highlights/Clips';
import { MatchRows } from '../matches/MatchRows';
import { MessageButton } from '../messages/MessageButton';
import { PerformancePanel, type PerformanceRead } from '../statistics/PerformancePanel';
import { LiveLine } from './LiveLine';
import { PlayerFacts } from './PlayerFacts';
import { PlayerHero } from './PlayerHero';
import { PlayerTournaments } from './PlayerTournaments';
import { StaffTools } from './StaffTools';
import { Statistics } from './statistics/Statistics';
import { TeamsPlayedFor } from './TeamsPlayedFor';
import * as texts from './texts';

interface PlayerPageProps {
  id: string;
  player: QueryLike<WebsitePlayer>;
  /** Undefined until the player is loaded. */
  performance?: PerformanceRead;
  statistics?: QueryLike<PlayerStatistics>;
}

export function PlayerPage({ id, player, performance, statistics }: PlayerPageProps) {
  useLive(channels.player(id), { reads: ['players', 'statistics', 'playerStatistics'] });
  return (
    <LoadedPage query={player} title={id} missing={interpolate(texts.noPlayer, { id })}>
      {(found) => <Player player={found} performance={performance} statistics={statistics} />}
    </LoadedPage>
  );
}

interface PlayerProps extends Pick<PlayerPageProps, 'performance' | 'statistics'> {
  player: WebsitePlayer;
}

/** Opens a ticket about the player; not shown on one's own page and to visitors. */
function ReportButton({ playerId }: { playerId: string }) {
  const account = useAccount();
  if (!account || account.id === playerId) return null;
  return (
    <Button to={`/support?category=player&player=${encodeURIComponent(playerId)}`} variant="ghost">
      {texts.reportPlayer}
    </Button>
  );
}

function Player({ player, performance, statistics }: PlayerProps) {
  const [search] = useSearchParams();
  const actions = (
    <>
      {player.state !== 'deleted' && (
        <FollowButton subject={{ kind: 'player', id: player.id, name: player.name }} />
      )}
      <MessageButton playerId={player.id} />
      <ReportButton playerId={player.id} />
      {player.state === 'active' && (
        <Button to={`/players/compare?player=${encodeURIComponent(player.id)}`} variant="ghost">
          {texts.compare}
        </Button>
      )}
      <StaffTools player={player} />
    </>
  );
  const live = player.upcomingMatches.find(({ state }) => state === 'live');
  const upcoming = player.upcomingMatches.filter((match) => match !== live);
  return (
    <Page
      title={player.name}
      head={
        <>
          <PlayerHero player={player} actions={actions} />
          {live && <LiveLine match={live} />}
        </>
      }
    >
      <PlayerFacts playerId={player.id} />
      <Statistics
        player={player}
        statistics={statistics}
        beforeMatches={
          upcoming.length > 0 && (
            <Section title={texts.nextMatches}>
              <MatchRows matches={upcoming} />
            </Section>
          )
        }
        history={(figures, isFiltered) => (
          <PlayerTournaments
            records={player.tournaments}
            figures={figures}
            onlyPlayed={isFiltered}
          />
        )}
        beside={<TeamsPlayedFor memberships={player.teams} />}
      />
      {performance && (
        <PerformancePanel
          initial={performance}
          opponent={search.get('against') ?? nextOpponent(player)}
        />
      )}
      <Clips player={player.id} />
    </Page>
  );
}

/** The team that the player's own meets next. */
function nextOpponent({ upcomingMatches, team }: WebsitePlayer): string | undefined {
  const next = upcomingMatches[0];
  return [next?.teamA, next?.teamB].find((each) => each && each.name !== team?.name)?.name;
}
