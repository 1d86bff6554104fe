import { channels } from '@mes/client/channels';
import type { WebsitePlayer } from '@mes/contract/players';
import { useAccount } from '../../api/account';
import { useLive } from '../../api/use-live';
import { Button } from '../../components/Button';
import { Page } from '../../components/layout/Page';
import { Section } from '../../components/layout/Section';
import { TeamLogo } from '../../components/pictures/TeamLogo';
import { TeamName } from '../../components/pictures/TeamName';
import { LoadedPage } from '../../components/states/LoadedPage';
import type { QueryLike } from '../../components/states/load-state';
import { interpolate } from '../../interpolate';
import { FollowButton } from '../follows/FollowButton';
import { Clips } from '../highlights/Clips';
import { MatchRows } from '../matches/MatchRows';
import { MessageButton } from '../messages/MessageButton';
import { EloGraph } from '../ratings/EloGraph';
import { PerformancePanel, type PerformanceRead } from '../statistics/PerformancePanel';
import { TournamentHistory } from '../teams/TournamentHistory';
import { PlayedMatches } from './PlayedMatches';
import { PlayerFacts } from './PlayerFacts';
import { PlayerHero } from './PlayerHero';
import styles from './PlayerPage.module.css';
import { StaffTools } from './StaffTools';
import { TeamsPlayedFor } from './TeamsPlayedFor';
import * as texts from './texts';

interface PlayerPageProps {
  id: string;
  player: QueryLike<WebsitePlayer>;
  /** Undefined until the player is loaded. */
  performance?: PerformanceRead;
}

export function PlayerPage({ id, player, performance }: PlayerPageProps) {
  useLive(channels.player(id), { reads: ['players', 'statistics'] });
  return (
    <LoadedPage query={player} title={id} missing={interpolate(texts.noPlayer, { id })}>
      {(found) => <Player player={found} performance={performance} />}
    </LoadedPage>
  );
}

interface PlayerProps extends Pick<PlayerPageProps, 'performance'> {
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

function Player({ player, performance }: PlayerProps) {
  const actions = (
    <>
      {player.state !== 'deleted' && (
        <FollowButton subject={{ kind: 'player', id: player.id, name: player.name }} />
      )}
      <MessageButton playerId={player.id} />
      <ReportButton playerId={player.id} />
      <Button to={`/players/compare?player=${encodeURIComponent(player.id)}`} variant="ghost">
        {texts.compare}
      </Button>
      <StaffTools player={player} />
    </>
  );
  return (
    <Page title={player.name} head={<PlayerHero player={player} actions={actions} />}>
      <PlayerFacts playerId={player.id} />
      {performance && <PerformancePanel initial={performance} />}
      {player.upcomingMatches.length > 0 && (
        <Section title={texts.nextMatches}>
          <MatchRows matches={player.upcomingMatches} />
        </Section>
      )}
      <PlayedMatches matches={player.recentMatches} />
      <EloGraph history={player.elo.history} />
      <TournamentHistory
        records={player.tournaments}
        between={{
          header: texts.team,
          cell: ({ team }) => (
            <span className={styles.team}>
              <TeamLogo team={team} size={22} plain />
              <TeamName team={team} link />
            </span>
          ),
        }}
      />
      <TeamsPlayedFor memberships={player.teams} />
      <Clips player={player.id} />
    </Page>
  );
}
