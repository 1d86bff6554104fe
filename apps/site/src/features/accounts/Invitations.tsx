import type { Account } from '@mes/contract/accounts';
import { useWrite } from '../../api/use-call';
import { Button } from '../../components/Button';
import { confirmAction, showError } from '../../components/dialogs/dialogs';
import { Panel } from '../../components/layout/Panel';
import { Section } from '../../components/layout/Section';
import { TeamLogo } from '../../components/pictures/TeamLogo';
import { TeamName } from '../../components/pictures/TeamName';
import { Time } from '../../components/text/Time';
import { notify } from '../../components/toasts/notify';
import { interpolate } from '../../interpolate';
import styles from './Invitations.module.css';
import * as texts from './texts';

type Invitation = Account['invitations'][number];

/** Invitations of teams. Renders nothing without any. */
export function Invitations({ invitations, team: ownTeam }: Pick<Account, 'invitations' | 'team'>) {
  const options = { invalidates: ['accounts', 'teams', 'players', 'personalHome'] as const };
  const join = useWrite('teams', 'join', options);
  const decline = useWrite('teams', 'declineInvitation', options);
  if (invitations.length === 0) return null;

  const accept = async ({ team }: Invitation) => {
    try {
      await join.mutateAsync({ team: team.name });
      notify({ message: interpolate(texts.joinedTeam, { teamName: team.name }), kind: 'success' });
    } catch (error) {
      await showError(error);
    }
  };
  const refuse = ({ team }: Invitation) =>
    confirmAction({
      title: interpolate(texts.declineTitle, { teamName: team.name }),
      message: texts.declineMessage,
      confirmLabel: texts.declineInvitation,
      action: () => decline.mutateAsync({ team: team.name }),
      success: texts.invitationDeclined,
    });

  return (
    <Section id="invitations" title={texts.invitations} count={invitations.length}>
      <Panel>
        <ul className={styles.list}>
          {invitations.map((invitation) => (
            <li key={invitation.team.name} className={styles.invitation}>
              <TeamLogo team={invitation.team} size={40} />
              <span className={styles.text}>
                <TeamName team={invitation.team} />
                <span className={styles.about}>
                  {invitation.invitedBy &&
                    interpolate(texts.invitedYou, { playerName: invitation.invitedBy.name })}
                  <Time at={invitation.invitedAt} show="ago" />
                </span>
              </span>
              <span className={styles.answers}>
                <Button
                  size="sm"
                  disabled={join.isPending || ownTeam !== null}
                  onClick={() => void accept(invitation)}
                >
                  {texts.joinTeam}
                </Button>
                <Button variant="quiet" size="sm" onClick={() => void refuse(invitation)}>
                  {texts.decline}
                </Button>
              </span>
            </li>
          ))}
        </ul>
        {ownTeam && (
          <p className={styles.note}>
            {interpolate(texts.leaveTeamFirst, { teamName: ownTeam.name })}
          </p>
        )}
      </Panel>
    </Section>
  );
}
