import type { ManagedTeam } from '@mes/contract/team-schemas';
import { satisfies } from '@mes/domain/permissions/permissions';
import { IconUserPlus } from '@tabler/icons-react';
import { usePermissions } from '../../api/account';
import { useCall } from '../../api/use-call';
import { Button } from '../../components/Button';
import { Panel } from '../../components/layout/Panel';
import { Section } from '../../components/layout/Section';
import { PlayerPhoto } from '../../components/pictures/PlayerPhoto';
import { Loaded } from '../../components/states/Loaded';
import { SkeletonRows } from '../../components/states/Skeleton';
import { Time } from '../../components/text/Time';
import { interpolate } from '../../interpolate';
import { WaitingPicture } from '../picture-approval/WaitingPicture';
import { InvitationLink } from './InvitationLink';
import styles from './TeamManagement.module.css';
import * as texts from './texts';
import { useTeamActions } from './use-team-actions';

/** The management of a team by its leader and moderators. */
export default function TeamManagement({ name }: { name: string }) {
  const team = useCall('teams', 'invitations', { team: name });
  return (
    <Section title={texts.manageTeam}>
      <Loaded query={team} skeleton={<SkeletonRows rows={5} />}>
        {(managed) => <Management team={managed} />}
      </Loaded>
    </Section>
  );
}

function Management({ team }: { team: ManagedTeam }) {
  const actions = useTeamActions(team);
  const isModerator = satisfies(usePermissions(), 'Moderator');
  const waiting = useCall('pictureApproval', 'waiting', { team: team.name });
  const hasLogo = team.logo !== null || Boolean(waiting.data?.picture);
  const isFull = team.players.length >= team.mostPlayers;
  return (
    <Panel>
      <div className={styles.head}>
        <span>
          {interpolate(texts.playerCount, { players: team.players.length, most: team.mostPlayers })}
        </span>
        <Button
          size="sm"
          disabled={isFull}
          icon={<IconUserPlus size={17} stroke={1.75} aria-hidden="true" />}
          onClick={() => void actions.invite()}
        >
          {texts.invitePlayer}
        </Button>
      </div>
      {!isFull && <InvitationLink team={team} />}
      <ul className={styles.people}>
        {team.requests.map(({ player, requestedAt }) => (
          <Person
            key={player.id}
            player={player}
            about={
              <>
                {texts.wantsToJoin} <Time at={requestedAt} show="ago" />
              </>
            }
          >
            <Button size="sm" disabled={isFull} onClick={() => void actions.accept(player)}>
              {texts.accept}
            </Button>
            <Button variant="quiet" size="sm" onClick={() => void actions.decline(player)}>
              {texts.decline}
            </Button>
          </Person>
        ))}
        {team.players.map((player) => (
          <Person
            key={player.id}
            player={player}
            about={player.id === team.leader?.id ? texts.leader : texts.player}
          >
            {player.id !== team.leader?.id && (
              <Button variant="quiet" size="sm" onClick={() => void actions.kick(player)}>
                {texts.remove}
              </Button>
            )}
          </Person>
        ))}
        {team.invitations.map(({ player, invitedAt }) => (
          <Person
            key={player.id}
            player={player}
            about={
              <>
                {texts.invited} <Time at={invitedAt} show="ago" />
              </>
            }
          >
            <Button variant="quiet" size="sm" onClick={() => void actions.withdraw(player)}>
              {texts.withdraw}
            </Button>
          </Person>
        ))}
      </ul>
      {waiting.data?.picture && (
        <div className={styles.waiting}>
          <WaitingPicture team={team.name} />
        </div>
      )}
      <div className={styles.tools}>
        <Button variant="ghost" size="sm" onClick={() => void actions.changeLogo()}>
          {texts.changeLogo}
        </Button>
        {hasLogo && (
          <Button variant="ghost" size="sm" onClick={() => void actions.removeLogo()}>
            {texts.removeLogo}
          </Button>
        )}
        <Button variant="ghost" size="sm" onClick={() => void actions.changeDescription()}>
          {texts.changeText}
        </Button>
        <Button variant="ghost" size="sm" onClick={() => void actions.changeTag()}>
          {texts.changeTag}
        </Button>
        <Button variant="ghost" size="sm" onClick={() => void actions.changeName()}>
          {texts.changeName}
        </Button>
        {isModerator && (
          <Button variant="ghost" size="sm" onClick={() => void actions.changeRegion()}>
            {texts.changeRegion}
          </Button>
        )}
        {team.players.length > 1 && (
          <Button variant="ghost" size="sm" onClick={() => void actions.transfer()}>
            {texts.handOverTeam}
          </Button>
        )}
        <Button variant="danger" size="sm" onClick={() => void actions.disband()}>
          {texts.disbandTeam}
        </Button>
      </div>
    </Panel>
  );
}

interface PersonProps {
  player: ManagedTeam['players'][number];
  about: React.ReactNode;
  children: React.ReactNode;
}

function Person({ player, about, children }: PersonProps) {
  return (
    <li className={styles.person}>
      <PlayerPhoto name={player.name} photo={player.photo} size={36} />
      <span className={styles.text}>
        <span className={styles.name}>{player.name}</span>
        <span className={styles.about}>{about}</span>
      </span>
      {children}
    </li>
  );
}
