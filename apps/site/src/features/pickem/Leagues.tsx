import type { League, OwnLeague, Pickem } from '@mes/contract/pickem-schemas';
import { IconUserMinus } from '@tabler/icons-react';
import { useAccount } from '../../api/account';
import { useCall, useWrite } from '../../api/use-call';
import { Button } from '../../components/Button';
import { ask, confirmAction } from '../../components/dialogs/dialogs';
import { IconButton } from '../../components/IconButton';
import { type Column, DataTable } from '../../components/layout/DataTable';
import { Panel } from '../../components/layout/Panel';
import { Section } from '../../components/layout/Section';
import { LoginNeeded } from '../../components/notices/LoginNeeded';
import { EmptyRow } from '../../components/states/EmptyRow';
import { Loaded } from '../../components/states/Loaded';
import { SkeletonRows } from '../../components/states/Skeleton';
import { CopyBox } from '../../components/text/CopyBox';
import { hiddenHeaders } from '../../components/text/hidden-headers';
import { interpolate } from '../../interpolate';
import { useSearchParams } from '../../router/use-search-params';
import { useIsHydrating } from '../../ssr/hydration';
import { ChoiceChips } from '../brackets/ChoiceChips';
import { DeleteLeague } from './DeleteLeague';
import { Invitation } from './Invitation';
import { Predictor } from './Leaderboard';
import styles from './Leagues.module.css';
import { memberCount } from './member-count';
import * as texts from './texts';

const MAX_NAME = 40;

/** Private circles of friends, with their scores in this tournament. */
export function Leagues({ pickem }: { pickem: Pickem }) {
  const [search] = useSearchParams();
  const invite = search.get('join');
  const account = useAccount();
  // Whether the visitor is in it already is not known to the server.
  const isHydrating = useIsHydrating();
  return (
    <>
      {invite !== null && !isHydrating && (
        <Invitation invite={invite} tournamentId={pickem.tournament.id} />
      )}
      {account ? (
        <OwnLeagues pickem={pickem} />
      ) : (
        <LoginNeeded>{texts.loginForLeagues}</LoginNeeded>
      )}
    </>
  );
}

function OwnLeagues({ pickem }: { pickem: Pickem }) {
  const [search, setSearch] = useSearchParams();
  const leagues = useCall('pickem', 'leagues', {});
  const create = useWrite('pickem', 'createLeague');
  const show = (league: string) => setSearch({ view: 'leagues', league }, { replace: true });
  const createLeague = () =>
    ask({
      title: texts.createLeague,
      label: texts.leagueName,
      confirmLabel: texts.createLeague,
      maxLength: MAX_NAME,
      action: (name) => create.mutateAsync({ name }).then(({ id }) => show(id)),
      success: texts.leagueCreated,
    });
  return (
    <Section
      title={texts.leagues}
      more={
        <Button size="sm" onClick={() => void createLeague()}>
          {texts.createLeague}
        </Button>
      }
    >
      <Loaded
        query={leagues}
        skeleton={<SkeletonRows rows={3} height={44} />}
        empty={<EmptyRow>{texts.noLeagues}</EmptyRow>}
      >
        {(found) => {
          const shown = found.find(({ id }) => id === search.get('league')) ?? found[0]!;
          return (
            <div className={styles.leagues}>
              {found.length > 1 && (
                <ChoiceChips
                  label={texts.leagues}
                  options={found.map(({ id, name }) => ({ value: id, label: name }))}
                  value={shown.id}
                  onChange={show}
                />
              )}
              <LeagueView key={shown.id} league={shown} pickem={pickem} />
            </div>
          );
        }}
      </Loaded>
    </Section>
  );
}

function LeagueView({ league, pickem }: { league: OwnLeague; pickem: Pickem }) {
  const tournament = pickem.tournament.id;
  const loaded = useCall('pickem', 'league', { league: league.id, tournament });
  return (
    <>
      <header className={styles.head}>
        <h3 className={styles.title}>{league.name}</h3>
        <span className={styles.note}>
          {memberCount(league.members)} · {interpolate(texts.ownedBy, { name: league.owner.name })}
        </span>
        <LeagueActions league={league} />
      </header>
      {league.invite !== null && (
        <div className={styles.invite}>
          <CopyBox label={texts.inviteLink} text={inviteUrl(tournament, league.invite)} />
        </div>
      )}
      <Loaded query={loaded} skeleton={<SkeletonRows rows={5} height={44} />}>
        {(found) => <Standings league={found} pickem={pickem} />}
      </Loaded>
    </>
  );
}

function inviteUrl(tournamentId: string, invite: string): string {
  return `${window.location.origin}/app/tournament/pickem/${tournamentId}?join=${invite}`;
}

function LeagueActions({ league }: { league: OwnLeague }) {
  const { id, name } = league;
  const isOwner = league.invite !== null;
  const leave = useWrite('pickem', 'leaveLeague');
  const renew = useWrite('pickem', 'renewInvite');
  return (
    <span className={styles.actions}>
      {isOwner && (
        <Button
          size="sm"
          variant="quiet"
          onClick={() =>
            void confirmAction({
              title: texts.renewTitle,
              message: texts.renewMessage,
              confirmLabel: texts.renewLink,
              action: () => renew.mutateAsync({ league: id }),
              success: texts.linkRenewed,
            })
          }
        >
          {texts.renewLink}
        </Button>
      )}
      <Button
        size="sm"
        variant="quiet"
        onClick={() =>
          void confirmAction({
            title: interpolate(texts.leaveTitle, { name }),
            message: isOwner ? texts.leaveOwnMessage : texts.leaveMessage,
            confirmLabel: texts.leaveLeague,
            danger: true,
            action: () => leave.mutateAsync({ league: id }),
            success: texts.leagueLeft,
          })
        }
      >
        {texts.leaveLeague}
      </Button>
      <DeleteLeague league={league} isOwner={isOwner} />
    </span>
  );
}

function Standings({ league, pickem }: { league: League; pickem: Pickem }) {
  const accountId = useAccount()?.id;
  const remove = useWrite('pickem', 'removeMember');
  type Member = League['standings'][number];
  const isLocked = pickem.state === 'locked';
  const removeMember = ({ player: { id, name } }: Member) =>
    confirmAction({
      title: interpolate(texts.removeTitle, { name }),
      confirmLabel: texts.remove,
      danger: true,
      action: () => remove.mutateAsync({ league: league.id, player: id }),
      success: interpolate(texts.memberRemoved, { name }),
    });
  const columns: Column<Member>[] = [
    { id: 'rank', header: texts.rank, width: 56, cell: ({ rank }) => rank ?? '–' },
    {
      id: 'player',
      header: texts.player,
      cell: ({ player }) => <Predictor player={player} tournamentId={pickem.tournament.id} />,
    },
    ...(isLocked
      ? [
          {
            id: 'possible',
            header: texts.possible,
            numeric: true,
            cell: ({ possible }: Member) => (possible ? `+${possible}` : '–'),
          },
          {
            id: 'points',
            header: texts.points,
            numeric: true,
            key: true,
            cell: ({ points }: Member) => points ?? '–',
          },
        ]
      : [
          {
            id: 'prediction',
            header: texts.prediction,
            cell: ({ hasPredicted }: Member) =>
              hasPredicted ? texts.hasPredicted : texts.notPredicted,
          },
        ]),
    ...(league.invite === null
      ? []
      : [
          {
            id: 'remove',
            header: hiddenHeaders.actions,
            width: 48,
            cell: (member: Member) =>
              member.player.id !== league.owner.id && (
                <IconButton
                  size="sm"
                  label={interpolate(texts.removeMember, { name: member.player.name })}
                  icon={<IconUserMinus size={16} stroke={1.75} />}
                  onClick={() => void removeMember(member)}
                />
              ),
          },
        ]),
  ];
  return (
    <Panel>
      <DataTable
        caption={league.name}
        columns={columns}
        rows={league.standings}
        rowKey={({ player }) => player.id}
        mark={({ player }) => (player.id === accountId ? 'selected' : undefined)}
      />
    </Panel>
  );
}
