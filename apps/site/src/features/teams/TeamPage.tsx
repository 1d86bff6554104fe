import { channels } from '@mes/client/channels';
import { ProductError } from '@mes/contract/errors';
import type { WebsiteTeam } from '@mes/contract/teams';
import { satisfies } from '@mes/domain/permissions/permissions';
import { IconArrowsLeftRight } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useAccount, usePermissions } from '../../api/account';
import { useLive } from '../../api/use-live';
import { Button } from '../../components/Button';
import { Page } from '../../components/layout/Page';
import { Section } from '../../components/layout/Section';
import { teamPath } from '../../components/pictures/team-path';
import { EmptyRow } from '../../components/states/EmptyRow';
import { LoadedPage } from '../../components/states/LoadedPage';
import type { QueryLike } from '../../components/states/load-state';
import { SkeletonRows } from '../../components/states/Skeleton';
import { interpolate } from '../../interpolate';
import { Redirect } from '../../router/Redirect';
import { FollowButton } from '../follows/FollowButton';
import { Clips } from '../highlights/Clips';
import { MatchRows } from '../matches/MatchRows';
import { headToHeadPath } from '../matches/paths';
import { EloGraph } from '../ratings/EloGraph';
import { MapPool } from './MapPool';
import { NextMatch } from './NextMatch';
import { Roster } from './Roster';
import { RosterHistory } from './RosterHistory';
import { TeamActions } from './TeamActions';
import { TeamForm } from './TeamForm';
import { TeamHeadToHead } from './TeamHeadToHead';
import { TeamHero } from './TeamHero';
import { TeamInformation } from './TeamInformation';
import styles from './TeamPage.module.css';
import { TeamPerformance } from './TeamPerformance';
import { TournamentHistory } from './TournamentHistory';
import { TransferRows } from './TransferRows';
import * as texts from './texts';

/** Only leaders and staff open it. */
const TeamManagement = lazy(() => import('./TeamManagement'));
const TeamBanNotice = lazy(() => import('../moderation/TeamBanNotice'));

export function TeamPage({ name, team }: { name: string; team: QueryLike<WebsiteTeam> }) {
  useLive(channels.team(team.data?.name ?? name), { reads: ['teams', 'statistics'] });
  const newName = renamedTo(team.error);
  if (newName !== null) return <Redirect to={teamPath(newName)} />;
  return (
    <LoadedPage query={team} title={name} missing={interpolate(texts.noTeam, { name })}>
      {(found) => <Team team={found} />}
    </LoadedPage>
  );
}

function Team({ team }: { team: WebsiteTeam }) {
  const { live, upcomingMatches, recentMatches, maps, tournaments, transfers } = team;
  const management = useTeamManagement(team);
  const account = useAccount();
  const isMember = team.players.some(({ id }) => id === account?.id);
  const further = [...live, ...upcomingMatches].slice(1);
  return (
    <Page
      title={team.name}
      head={
        <TeamHero
          team={team}
          actions={
            <>
              <FollowButton subject={{ kind: 'team', id: team.name, name: team.name }} />
              <Button
                to={headToHeadPath(team.name)}
                variant="ghost"
                icon={<IconArrowsLeftRight size={17} stroke={1.75} aria-hidden="true" />}
              >
                {texts.compareTeam}
              </Button>
              <TeamActions team={team} management={management} />
            </>
          }
        />
      }
    >
      {team.state === 'banned' && isMember && (
        <Suspense fallback={null}>
          <TeamBanNotice team={team.name} />
        </Suspense>
      )}
      {management?.open && (
        <Suspense fallback={<SkeletonRows rows={4} />}>
          <TeamManagement name={team.name} />
        </Suspense>
      )}
      <div className={styles.columns}>
        <TeamForm teamName={team.name} matches={recentMatches} />
        <NextMatch team={team} />
      </div>
      <TeamInformation teamName={team.name} />
      <Roster team={team} />
      <MapPool maps={maps} />
      <TeamPerformance team={team} />
      <div className={styles.columnsReversed}>
        <TeamHeadToHead team={team} />
        <Section
          title={texts.results}
          more={{ to: matchesPath(team.name), label: texts.allMatches }}
        >
          {recentMatches.length === 0 ? (
            <EmptyRow>{texts.noMatchesPlayed}</EmptyRow>
          ) : (
            <MatchRows matches={recentMatches} />
          )}
        </Section>
      </div>
      {further.length > 0 && (
        <Section title={texts.moreMatches}>
          <MatchRows matches={further} />
        </Section>
      )}
      <div className={styles.columns}>
        <RosterHistory memberships={team.memberships} />
        <Section title={texts.transfers} more={{ to: '/transfers', label: texts.allTransfers }}>
          {transfers.length === 0 ? (
            <EmptyRow>{texts.noTransfers}</EmptyRow>
          ) : (
            <TransferRows transfers={transfers} ofOneTeam />
          )}
        </Section>
      </div>
      <EloGraph history={team.elo.history} />
      <TournamentHistory
        records={tournaments}
        between={{
          header: texts.roster,
          cell: ({ roster }) => roster.map((player) => player.name).join(', '),
        }}
      />
      <Clips team={team.name} />
    </Page>
  );
}

function matchesPath(teamName: string): string {
  return `/matches?${new URLSearchParams({ show: 'results', team: teamName })}`;
}

/** For the leader and for moderators; null for everyone else. */
function useTeamManagement({ leader, state }: WebsiteTeam) {
  const account = useAccount();
  const permissions = usePermissions();
  const [open, setOpen] = useState(false);
  const isAllowed = leader?.id === account?.id || satisfies(permissions, 'Moderator');
  if (!account || !isAllowed || state === 'disbanded') return null;
  return { open, toggle: () => setOpen((before) => !before) };
}

/** The new name of a renamed team, so that old links still work. */
function renamedTo(error: unknown): string | null {
  const name = error instanceof ProductError ? error.details.renamedTo : null;
  return typeof name === 'string' ? name : null;
}
